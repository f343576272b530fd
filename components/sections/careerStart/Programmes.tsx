import { useTranslation } from 'next-i18next/pages';
import { programmeOrder } from '@/content/programmes';
import { ProgrammeRow } from './ProgrammeRow';
import styles from './Programmes.module.css';

/** The five programmes, the newest first, ruled like a table of departures. */
export function Programmes() {
  const { t } = useTranslation('careerStart');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="programmes">
      <h2 id="programmes" className="visually-hidden">
        {t('labels.programmes')}
      </h2>
      <ul className={styles.programmes}>
        {programmeOrder.map((id) => (
          <li key={id}>
            <ProgrammeRow id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
