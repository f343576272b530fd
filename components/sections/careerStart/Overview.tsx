import { useTranslation } from 'next-i18next/pages';
import { weeksOf } from '@/content/curricula';
import { programmeOrder } from '@/content/programmes';
import styles from './Overview.module.css';
import names from './SummitNames.module.css';

/** Two layers of one map (art/programmes/overview.ts): the land, and the ways that come over it. */
const layers = [
  ['overview', styles.land],
  ['overview-ways', styles.ways],
] as const;

/** A programme is on the map once its styles say where its summit lies. */
const shown = programmeOrder.filter((id) => names[id]);

const fileOf = (name: string): string => `/images/programmes/${name}.svg`;

/** All programmes on one land: each sets out from the same place, and the name of its summit leads to its row below. */
export function Overview() {
  const { t } = useTranslation('careerStart');
  return (
    <div className={`screen-only ${styles.map}`}>
      {layers.map(([name, className]) => (
        <picture key={name} className={className}>
          <source media="(width < 600px)" srcSet={fileOf(`${name}-phone`)} width={900} height={1140} />
          <img src={fileOf(name)} alt="" width={2400} height={1080} fetchPriority="high" />
        </picture>
      ))}
      <nav aria-label={t('map.label')}>
        <ul className={names.names}>
          {shown.map((id) => (
            <li key={id} className={names[id]}>
              <a href={`#${id}`}>
                <b>{t(`programmes.${id}.title`)}</b>{' '}
                <small>{t('labels.weeks', { count: weeksOf(id).length })}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
