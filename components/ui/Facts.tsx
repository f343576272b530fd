import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** `spruce` on a band of spruce, `plain` where the section has its own style. */
  look?: 'ruled' | 'spruce' | 'plain';
  className?: string | undefined;
}

/** Names and values, ruled like a table of a map's margin. */
export function Facts({ facts, look = 'ruled', className = '' }: Props) {
  return (
    <dl className={`${styles[look] ?? ''} ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
