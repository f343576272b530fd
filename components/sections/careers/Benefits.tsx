import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
import { Section } from '@/components/ui/Section';
import { company } from '@/content/company';
import { mailLink } from '@/lib/links';
import styles from './Benefits.module.css';

/**
 * The company's benefits on spruce, in three columns of titled items; the first column shows a large figure above each title.
 * A mail link for other questions ends the list.
 */
export function Benefits() {
  const { t } = useTranslation('careers');
  const figures = t('benefits.figures', { returnObjects: true });
  const columns = t('benefits.columns', { returnObjects: true });
  return (
    <Section
      label={t('benefits.label')}
      statement={t('benefits.title')}
      id="benefits"
      tone="spruce"
      className={styles.band}
    >
      <div className={`columns tablet ${styles.columns}`}>
        {columns.map(({ title, items }, column) => (
          <div key={title} className={styles.column}>
            <h3 className="type-3">{title}</h3>
            <ul className={column === 0 ? styles.counted : undefined}>
              {items.map((item, row) => (
                <li key={item.title}>
                  {column === 0 && figures[row] && (
                    <p className={`type-1 ${styles.figure}`} aria-hidden="true">
                      {figures[row]}
                    </p>
                  )}
                  <h4 className="type-4">{item.title}</h4>
                  <p className="small">{item.text}</p>
                </li>
              ))}
            </ul>
            {column === columns.length - 1 && (
              <ButtonAddress
                address={mailLink(company.mail.jobs, t('benefits.ask.subject'))}
                className={styles.ask}
              >
                <b className="type-3">{t('benefits.ask.title')}</b>{' '}
                <small className="small">{company.mail.jobs}</small>
              </ButtonAddress>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
