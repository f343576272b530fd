import { RevealUpwards } from '@/components/ui/RevealUpwards';
import route from '@/content/hero-route.json';
import styles from './Hero.module.css';

/**
 * The least-effort route to the summit, computed by `art/` on the terrain shown below it; it is animated once when the page
 * opens.
 */
export function HeroRoute() {
  const [x, y] = route.summit;
  return (
    <>
      <RevealUpwards route={route} />
      <svg className={styles.summit} viewBox={route.viewBox} aria-hidden="true">
        <path d={`M${x} ${y}m0-46 15 26h-30z`} />
      </svg>
    </>
  );
}
