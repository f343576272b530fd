import { RevealAcross } from '@/components/ui/RevealAcross';
import { RouteDots, RouteLine } from '@/components/ui/RouteLine';
import profile from '@/content/service-profile.json';
import styles from './ServiceProfile.module.css';

/** Higher than any label; the part above is clipped (ServiceProfile.module.css). */
const leaderLength = 2000;

const thin = { vectorEffect: 'non-scaling-stroke' } as const;

/**
 * The terrain below the stations, cut along the route by `art/`. Stretched to the available width; lines and dots keep their
 * thickness, so nothing looks squeezed.
 */
export function ServiceProfile() {
  const { viewBox, land, behind, before, route, stations } = profile;
  const leaders = stations.map((place) => `M${place[0]} -${leaderLength}V${place[1]}`).join('');
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const stretched = { viewBox, preserveAspectRatio: 'none' };
  return (
    <div className={styles.land}>
      <svg className={styles.ridges} {...stretched} aria-hidden="true">
        {behind.toReversed().map((ridge) => (
          <path key={ridge} className={styles.ridge} d={ridge} />
        ))}
        <path className={styles.leaders} {...thin} shapeRendering="crispEdges" d={leaders} />
        <path className={styles.front} d={land} />
      </svg>
      <svg className={styles.slope} {...stretched} aria-hidden="true">
        <linearGradient id="slope" gradientUnits="userSpaceOnUse" x1="0" y1="180" x2="0" y2="440">
          <stop offset="0" stopOpacity={0.75} />
          <stop offset="1" stopOpacity={0} />
        </linearGradient>
        <path {...thin} stroke="url(#slope)" d={before} />
      </svg>
      <RevealAcross>
        <svg {...stretched} aria-hidden="true">
          <RouteLine path={route} />
        </svg>
      </RevealAcross>
      <svg {...stretched} aria-hidden="true">
        <RouteDots places={stations.map((place) => place.join(' '))} />
      </svg>
      <svg className={styles.numbers} textAnchor="middle" aria-hidden="true">
        {stations.map(([x = 0, y = 0], index) => (
          <text key={x} x={percentage(x, width)} y={percentage(y, height)} dy="0.35em">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}

const percentage = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;
