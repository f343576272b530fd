import type { ReactNode } from 'react';
import styles from './Caption.module.css';

/** The caption below a picture or a drawing. */
export function Caption({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <figcaption className={`small ${styles.caption} ${className}`}>{children}</figcaption>;
}
