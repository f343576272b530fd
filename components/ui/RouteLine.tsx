import styles from './RouteLine.module.css';

interface LineProps {
  /** The line in the units of the drawing around it. */
  path: string;
  className?: string | undefined;
}

/**
 * A route as a map draws a road, in two strokes: an ink casing, and trail yellow inside. `--casing` and `--road` are their
 * widths.
 */
export function RouteLine({ path, className = '' }: LineProps) {
  return (
    <g className={`${styles.line} ${className}`}>
      <path d={path} />
      <path d={path} />
    </g>
  );
}

/** The stops on a route, dots of trail yellow with a rim of ink. `--rim` and `--dot` are their diameters. */
export function RouteDots({ places }: { places: readonly string[] }) {
  const path = places.map((place) => `M${place}h0`).join('');
  return (
    <g className={styles.dots}>
      <path d={path} />
      <path d={path} />
    </g>
  );
}
