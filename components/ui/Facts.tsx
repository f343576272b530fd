import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** `row` side by side, `spruce` on a spruce band, `plain` where the section brings a look of its own. */
  look?: 'ruled' | 'row' | 'spruce' | 'plain';
  className?: string | undefined;
}

/** Names and values, ruled like a table of a map's margin. */
export function Facts({ facts, look = 'ruled', className = '' }: Props) {
  return (
    <dl className={`${look === 'row' ? styles.ruled : ''} ${styles[look] ?? ''} ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
