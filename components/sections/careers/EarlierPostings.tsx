import { useTranslation } from 'next-i18next/pages';
import { TextLink } from '@/components/ui/TextLink';
import { isOpen, jobIds, jobs } from '@/content/jobs';
import { today } from '@/content/today';
import styles from './EarlierPostings.module.css';

/** Closed postings, which show whom the company looks for; below the open positions. */
export function EarlierPostings() {
  const { t } = useTranslation('careers');
  const closed = jobIds.filter((id) => !isOpen(jobs[id], today()));
  if (closed.length === 0) return null;
  return (
    <section className={`container grid ${styles.earlier}`} aria-labelledby="earlier">
      <h2 id="earlier" className={`type-4 ${styles.title}`}>
        {t('positions.earlier')}
      </h2>
      <ul className={styles.list}>
        {closed.map((id) => (
          <li key={id}>
            <TextLink to={id}>{t(`positions.postings.${id}`)}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
