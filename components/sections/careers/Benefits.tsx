import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Benefits.module.css';

/** What the company offers: three columns of titled items, on spruce. */
export function Benefits() {
  const { t } = useTranslation('careers');
  return (
    <Section
      label={t('benefits.label')}
      statement={t('benefits.title')}
      id="benefits"
      className={`inverse ${styles.band}`}
    >
      <div className={styles.columns}>
        {t('benefits.columns', { returnObjects: true }).map(({ title, items }) => (
          <div key={title} className={styles.column}>
            <h3 className="type-3">{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.title}>
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
