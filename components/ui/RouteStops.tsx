import type { ReactNode } from 'react';
import styles from './RouteStops.module.css';

interface Props {
  stops: readonly { id: string; content: ReactNode }[];
  /** From left to right where the viewport is wide enough; otherwise downwards. */
  across?: boolean;
}

/** An ordered list, drawn as a route on a map: a road with its casing, and a stop for each entry. */
export function RouteStops({ stops, across }: Props) {
  return (
    <ol className={across ? `${styles.route} ${styles.across}` : styles.route}>
      {stops.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ol>
  );
}
