import type { ReactNode } from 'react';
import styles from './Caption.module.css';

/** What a picture or a drawing of a case study shows, below it. */
export function Caption({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <figcaption className={`small ${styles.caption} ${className}`}>{children}</figcaption>;
}
