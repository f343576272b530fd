import type { ReactNode } from 'react';
import styles from './Walked.module.css';

/**
 * Lies over the land in whose element it is, and shows a route from left to right once the page opens. A frame moves over
 * it, which browsers do alongside everything else, where a line that grows would be drawn anew for every frame.
 */
export function Walked({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.still}>{children}</div>
    </div>
  );
}
