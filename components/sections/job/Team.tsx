import { useTranslation } from 'next-i18next/pages';
import { JobSection } from './JobSection';
import styles from './Team.module.css';

interface Props {
  words: { title: string; text: string };
}

/** Who works there, on what, and what is hard about it. */
export function Team({ words }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <JobSection id="team" title={t('labels.team')}>
      <h3 className={`type-3 ${styles.title}`}>{words.title}</h3>
      <p className={`lead ${styles.text}`}>{words.text}</p>
    </JobSection>
  );
}
