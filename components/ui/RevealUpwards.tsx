import type { ReactNode } from 'react';
import styles from './RevealUpwards.module.css';
import { RouteLine } from './RouteLine';

interface Props {
  /** As computed by `art/route/` on the terrain below. */
  route: { readonly viewBox: string; readonly path: string; readonly dashed?: string };
  /** Content placed on the route, revealed with it. */
  children?: ReactNode;
}

/**
 * Covers a 16 to 9 panorama, or the lower part of one, and reveals a route from below when the page opens; hidden parts are
 * dashed and thin. A frame rises over the drawing, which browsers animate on the compositor; a growing line would be
 * repainted in every frame.
 */
export function RevealUpwards({ route: { viewBox, path, dashed }, children }: Props) {
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
