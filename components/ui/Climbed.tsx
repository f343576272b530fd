import type { ReactNode } from 'react';
import styles from './Climbed.module.css';
import { RouteLine } from './RouteLine';

interface Props {
  /** As `art/route/` has found it on the very land below. */
  route: { readonly viewBox: string; readonly path: string; readonly dashed?: string };
  /** What stands on the route and comes with it. */
  children?: ReactNode;
}

/**
 * Lies over a panorama of 16 to 9, or over the lower part of one, and shows a route from below once the page opens, dashed
 * and thin where land hides it. A frame rises over it, which browsers do next to everything else, where a line that grows
 * would be drawn again for every frame.
 */
export function Climbed({ route: { viewBox, path, dashed }, children }: Props) {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.drawing}
        viewBox={viewBox}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        {dashed && <RouteLine path={dashed} className={styles.dashed} />}
        <RouteLine path={path} />
        {children}
      </svg>
    </div>
  );
}
