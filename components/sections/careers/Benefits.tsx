import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { WholeWords } from '@/components/ui/WholeWords';
import styles from './Benefits.module.css';

/** What the company offers: three columns of titled items, on spruce; those of the first, below the statement, with the numbers that their titles say. */
export function Benefits() {
  const { t } = useTranslation('careers');
  const figures = t('benefits.figures', { returnObjects: true });
  return (
    <Section label={t('benefits.label')} id="benefits" className={`inverse ${styles.band}`}>
      <div className={styles.columns}>
        <h2 id="benefits" className={`type-2 ${styles.statement}`}>
          <WholeWords text={t('benefits.title')} />
        </h2>
        {t('benefits.columns', { returnObjects: true }).map(({ title, items }, column) => (
          <div key={title} className={styles.column}>
            <h3 className="type-3">{title}</h3>
            <ul className={column === 0 ? `${styles.items} ${styles.counted}` : styles.items}>
              {items.map((item, row) => (
                <li key={item.title}>
                  {column === 0 && figures[row] && (
                    <p className={styles.figure} aria-hidden="true">
                      {figures[row]}
                    </p>
                  )}
                  <h4 className="type-4">{item.title}</h4>
                  <p>{item.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
