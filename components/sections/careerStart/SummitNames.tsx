import { useTranslation } from 'next-i18next/pages';
import { weeksOf } from '@/content/curricula';
import { type ProgrammeId, programmeOrder } from '@/content/programmes';
import styles from './SummitNames.module.css';
import places from './summits.json';

interface Summit {
  /** From the left and from the top, on the wide map and on the upright one of phones. */
  wide: string[];
  upright: string[];
  /** The map on which the trail comes from above, so that the name goes below. */
  below?: string;
}

/** As placed by the drawing (art/programmes/files.ts). */
const summits: Partial<Record<ProgrammeId, Summit>> = places;

/** The names of the programmes at their summits; each links to its row. A name without a summit is below the map. */
export function SummitNames() {
  const { t } = useTranslation('careerStart');
  return (
    <nav aria-label={t('map.label')}>
      <ul className={styles.names}>
        {programmeOrder.map((id) => (
          <li key={id} data-below={summits[id]?.below}>
            {summits[id] && <Place {...summits[id]} />}
            <a href={`#${id}`}>
              <b>{t(`programmes.${id}.title`)}</b>{' '}
              <small>{t('labels.weeks', { count: weeksOf(id).length })}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Spacers as wide and as high as the summit's offset: the site's policy forbids style attributes. */
function Place({ wide, upright }: Summit) {
  return (
    <>
      <svg className={styles.wide} width={wide[0]} height={wide[1]} aria-hidden="true" />
      <svg className={styles.upright} width={upright[0]} height={upright[1]} aria-hidden="true" />
    </>
  );
}
