import styles from './Overview.module.css';
import { SummitNames } from './SummitNames';

/** Two layers of one map (art/programmes/overview.ts): the terrain, and the routes drawn over it. */
const layers = [
  ['overview', styles.panorama],
  ['overview-ways', styles.trails],
] as const;

const fileOf = (name: string): string => `/images/programmes/${name}.svg`;

/** All programmes on one map: each starts from the same place, and the name of its summit links to its row below. */
export function Overview() {
  return (
    <div className={`screen-only ${styles.map}`}>
      {layers.map(([name, className]) => (
        <picture key={name} className={className}>
          <source media="(width < 600px)" srcSet={fileOf(`${name}-phone`)} width={900} height={1140} />
          <img src={fileOf(name)} alt="" width={2400} height={1080} fetchPriority="high" />
        </picture>
      ))}
      <SummitNames />
    </div>
  );
}
