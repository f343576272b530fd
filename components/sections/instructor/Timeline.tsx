import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import type { Period } from '@/content/schemas/instructor';
import { Station } from './Station';
import styles from './Timeline.module.css';

/** Jobs so far, from the present one down to the first. */
export function Timeline({ periods }: { periods: readonly Period[] }) {
  const { t } = useTranslation('instructors');
  return (
    <Section label={t('timeline.label')} statement={t('timeline.title')} id="timeline">
      <ol className={styles.jobs}>
        {periods.map((period) => (
          <li key={`${period.from}-${period.to}`}>
            <Station period={period} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
