import type { ReactNode } from 'react';
import styles from './RevealAcross.module.css';

/**
 * Covers the terrain of its parent element, and reveals a route from left to right when the page opens. A frame moves over
 * it, which browsers animate on the compositor; a growing line would be repainted in every frame.
 */
export function RevealAcross({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.still}>{children}</div>
    </div>
  );
}
