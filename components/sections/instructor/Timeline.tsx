import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { instructors, type TimelineId } from '@/content/instructors';
import { Station } from './Station';
import styles from './Timeline.module.css';

interface Props {
  id: TimelineId;
}

/** Jobs so far, from the present one down to the first. */
export function Timeline({ id }: Props) {
  const { t } = useTranslation('instructors');
  const words = t(`people.${id}.timeline.items`, { returnObjects: true });
  return (
    <Section label={t('timeline.label')} statement={t('timeline.title')} id="timeline">
      <ol className={styles.jobs}>
        {instructors[id].timeline.map((period, index) => (
          <li key={`${period.from}-${period.to}`}>
            <Station period={period} words={words[index]} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
