import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** Another look than the usual one. */
  className?: string | undefined;
}

/** Names and values, ruled like a table of a map's margin. */
export function Facts({ facts, className = styles.facts }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
