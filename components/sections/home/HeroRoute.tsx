import route from '@/content/hero-route.json';
import styles from './Hero.module.css';

/**
 * The least-effort route to the summit, computed by `art/` on the very terrain
 * below it. Drawn twice, as a road on a map is: an ink casing, and trail yellow
 * inside. It walks up once when the page opens: a frame rises over it, which
 * browsers do beside everything else, where a line that grows would be drawn
 * anew for every frame.
 */
export function HeroRoute() {
  const [x, y] = route.summit;
  return (
    <div className={styles.route}>
      <div className={styles.frame}>
        <svg className={styles.drawing} viewBox={route.viewBox} aria-hidden="true">
          <path className={styles.casing} d={route.path} />
          <path className={styles.trail} d={route.path} />
        </svg>
      </div>
      <svg className={styles.summit} viewBox={route.viewBox} aria-hidden="true">
        <path d={`M${x} ${y}m0-46 15 26h-30z`} />
      </svg>
    </div>
  );
}
