import { useTranslation } from 'next-i18next/pages';
import styles from './Team.module.css';

interface Props {
  words: { title: string; text: string };
}

/** Who works there, on what, and what is hard about it: the first section, beside the posting's facts. */
export function Team({ words: { title, text } }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <section className={`numbered ${styles.team}`} aria-labelledby="team">
      <h2 id="team" className={styles.label}>
        {t('labels.team')}
      </h2>
      <h3 className={`type-3 ${styles.title}`}>{title}</h3>
      <p className={`lead ${styles.text}`}>{text}</p>
    </section>
  );
}
