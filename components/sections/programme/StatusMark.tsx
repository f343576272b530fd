import type { ReactNode } from 'react';
import styles from './StatusMark.module.css';

interface Props {
  /** A run is on, or may still begin. */
  active: boolean;
  children: ReactNode;
}

/** A status with its symbol on the maps. */
export function StatusMark({ active, children }: Props) {
  return <span className={`${styles.mark} ${active ? styles.active : ''}`}>{children}</span>;
}
