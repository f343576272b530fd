import { useTranslation } from 'next-i18next/pages';
import { RouteStops } from '@/components/ui/RouteStops';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { instructors, type TimelineId } from '@/content/instructors';
import { Station } from './Station';
import styles from './Timeline.module.css';

interface Props {
  number: number;
  id: TimelineId;
}

/** Jobs so far, along a route from the present one down to the first. */
export function Timeline({ number, id }: Props) {
  const { t } = useTranslation('instructors');
  const words = t(`people.${id}.timeline.items`, { returnObjects: true });
  return (
    <section className={`container ${styles.section}`} aria-labelledby="timeline">
      <SectionOpening
        number={number}
        label={t('timeline.label')}
        statement={t('timeline.title')}
        id="timeline"
      />
      <RouteStops
        stops={instructors[id].timeline.map((period, index) => ({
          id: String(index),
          content: <Station period={period} words={words[index]} />,
        }))}
      />
    </section>
  );
}
