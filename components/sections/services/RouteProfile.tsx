import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import marked from '@/components/ui/Marked.module.css';
import { Walked } from '@/components/ui/Walked';
import profile from '@/content/service-profile.json';
import { services } from '@/content/services';
import styles from './RouteProfile.module.css';

/** The six services as stations of a climb, drawn from the side; each leads to its block below. */
export function RouteProfile() {
  const { t } = useTranslation('services');
  return (
    <nav className={styles.profile} aria-label={t('route.label')}>
      <div className="container">
        <div className={styles.drawing}>
          <Land />
          <ol className={styles.stations}>
            {services.map((id) => (
              <li key={id}>
                <LocalizedLink to="services" hash={id} className={`type-4 ${styles.station}`}>
                  <span className={marked.marked}>{t(`blocks.${id}.title`)}</span>
                </LocalizedLink>
                <p>{t(`route.durations.${id}`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </nav>
  );
}

/** Higher than any labels reach; what lies above them is clipped (RouteProfile.module.css). */
const above = 2000;

/**
 * The terrain below the stations, cut along the way by `art/`. Stretched to the
 * width there is; lines and dots keep their thickness, so nothing looks squeezed.
 */
function Land() {
  const { viewBox, land, behind, route, stations } = profile;
  const dots = stations.map((place) => `M${place.join(' ')}h0`).join('');
  const leaders = stations.map((place) => `M${place[0]} -${above}V${place[1]}`).join('');
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const stretched = { viewBox, preserveAspectRatio: 'none' };
  return (
    <div className={styles.land}>
      <svg className={styles.ground} {...stretched} aria-hidden="true">
        {behind.toReversed().map((ridge) => (
          <path key={ridge} className={styles.ridge} d={ridge} />
        ))}
        <path className={styles.leaders} d={leaders} />
        <path className={styles.front} d={land} />
      </svg>
      <Walked>
        <svg {...stretched} aria-hidden="true">
          <path className={styles.casing} d={route} />
          <path className={styles.trail} d={route} />
        </svg>
      </Walked>
      <svg {...stretched} aria-hidden="true">
        <path className={styles.rim} d={dots} />
        <path className={styles.dot} d={dots} />
      </svg>
      <svg className={styles.numbers} aria-hidden="true">
        {stations.map(([x = 0, y = 0], index) => (
          <text key={x} x={share(x, width)} y={share(y, height)} dy="0.35em">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;
