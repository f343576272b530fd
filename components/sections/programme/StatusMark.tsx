import type { ReactNode } from 'react';
import styles from './StatusMark.module.css';

interface Props {
  /** People are on their way, or may still set out. */
  active: boolean;
  children: ReactNode;
}

/** A status with the mark that it has on the maps. */
export function StatusMark({ active, children }: Props) {
  return <span className={`${styles.mark} ${active ? styles.active : ''}`}>{children}</span>;
}
