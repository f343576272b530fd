import { useTranslation } from 'next-i18next/pages';
import { JobSection } from './JobSection';

interface Props {
  words: { title: string; text: string };
}

/** Who works there, on what, and what is hard about it. */
export function Team({ words }: Props) {
  const { t } = useTranslation('jobs');
  return (
    <JobSection id="team" title={t('labels.team')} statement={words.title}>
      <p className="lead">{words.text}</p>
    </JobSection>
  );
}
