import type { ReactNode } from 'react';
import styles from './Caption.module.css';

/** What a picture or a drawing shows, below it. */
export function Caption({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <figcaption className={`small ${styles.caption} ${className}`}>{children}</figcaption>;
}
