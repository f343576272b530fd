import route from '@/content/hero-route.json';
import styles from './Hero.module.css';

/**
 * The least-effort route to the summit, computed by `art/` on the very terrain
 * below it. Drawn twice, as a road on a map is: an ink casing, and trail yellow
 * inside. It walks up once when the page opens.
 */
export function HeroRoute() {
  const [x, y] = route.summit;
  return (
    <svg className={styles.route} viewBox={route.viewBox} aria-hidden="true">
      <path className={styles.casing} pathLength="1" d={route.path} />
      <path className={styles.trail} pathLength="1" d={route.path} />
      <path className={styles.summit} d={`M${x} ${y}m0-46 15 26h-30z`} />
    </svg>
  );
}
