import { useTranslation } from 'next-i18next/pages';
import { openProgrammes, programmeOrder, programmes } from '@/content/programmes';
import { ProgrammeRow } from './ProgrammeRow';
import signs from './ProgrammeSign.module.css';
import styles from './Programmes.module.css';

/** How many programmes there are of each status, with the sign that their rows show. */
const counts = (['enrolled', 'closed'] as const)
  .map((status) => ({
    status,
    count: programmeOrder.filter((id) => programmes[id].status === status).length,
  }))
  .filter(({ count }) => count > 0);

/** How many take applications, as the head of the list: the five programmes, the newest first, ruled like a table of departures. */
export function Programmes() {
  const { t } = useTranslation(['careerStart', 'programmes']);
  return (
    <section className={`container ${styles.section}`} aria-labelledby="programmes">
      <h2 id="programmes" className="visually-hidden">
        {t('labels.programmes')}
      </h2>
      <div className={`grid ${openProgrammes > 0 ? styles.open : styles.applications}`}>
        <p>{t('applications', { count: openProgrammes })}</p>
        <ul>
          {counts.map(({ status, count }) => (
            <li key={status} className={signs.sign} data-status={status}>
              {t(`programmes:status.${status}`)} {count}
            </li>
          ))}
        </ul>
      </div>
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
