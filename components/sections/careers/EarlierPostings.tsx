import { useTranslation } from 'next-i18next/pages';
import { TextLink } from '@/components/ui/TextLink';
import { earlierPostings } from '@/content/careers';
import styles from './EarlierPostings.module.css';

/** Postings that are closed, which show what the company asks for; below the open positions. */
export function EarlierPostings() {
  const { t } = useTranslation('careers');
  return (
    <section className={`container grid ${styles.earlier}`} aria-labelledby="earlier">
      <h2 id="earlier" className={`type-4 ${styles.title}`}>
        {t('positions.earlier')}
      </h2>
      <ul className={styles.list}>
        {earlierPostings.map((id) => (
          <li key={id}>
            <TextLink to={id}>{t(`positions.postings.${id}`)}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
