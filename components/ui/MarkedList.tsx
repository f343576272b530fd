import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

interface Props {
  /** Trail markers, or the dashes of a map's legend for less important items. */
  marker?: 'arrows' | 'dashes';
  className?: string | undefined;
  /** Its items, as `li`. */
  children: ReactNode;
}

/** A list with a marker for each item. */
export function MarkedList({ marker = 'arrows', className = '', children }: Props) {
  return <ul className={`${styles[marker]} ${className}`}>{children}</ul>;
}
