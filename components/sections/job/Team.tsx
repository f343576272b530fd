import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Part.module.css';

interface Props {
  words: { title: string; text: string };
}

/** The team and its work. */
export function Team({ words: { title, text } }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <Section label={t('labels.team')} statement={title} id="team" className={styles.part}>
      <div className="grid">
        <p className="axis lead">{text}</p>
      </div>
    </Section>
  );
}
