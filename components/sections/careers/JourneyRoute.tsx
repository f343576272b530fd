import route from '@/content/journey-route.json';
import styles from './JourneyRoute.module.css';

/** Working days of a week: the last one of the first has a stop with its number. */
const week = 5;

/** Two weeks as a route with a stop per working day, in the signs of the programmes' maps: from a cross to a triangle. */
export function JourneyRoute() {
  const { viewBox, path, stops } = route;
  return (
    <div className={styles.route}>
      <svg viewBox={viewBox} aria-hidden="true">
        <path className={styles.casing} d={path} />
        <path className={styles.trail} d={path} />
        {stops.map(({ x, y }, index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Stop day={index + 1} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function Stop({ day }: { day: number }) {
  if (day === 1)
    return (
      <g className={styles.mark}>
        <path className={styles.crossCasing} d="M-17-17 17 17M17-17-17 17" />
        <path className={styles.cross} d="M-17-17 17 17M17-17-17 17" />
      </g>
    );
  if (day === route.stops.length)
    return <path className={`${styles.mark} ${styles.goal}`} d="M0-36 33 21H-33z" />;
  if (day !== week) return <circle className={`${styles.mark} ${styles.day}`} r="15" />;
  return (
    <g className={styles.mark}>
      <circle className={styles.week} r="22" />
      <text className={styles.numeral} y="80">
        {day}
      </text>
    </g>
  );
}
