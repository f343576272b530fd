import styles from './Ruler.module.css';

interface Props {
  /** The ages where this part of the scale begins and ends, and those that have a tick, in seconds. */
  from: number;
  to: number;
  long: readonly number[];
  short: readonly number[];
  /** The meaning of the long ticks. */
  figures: readonly string[];
}

/** Logarithmic: each step is ten times as long; one second is added so that the scale has a beginning. */
const size = (seconds: number): number => Math.log10(seconds + 1);

/** A part of a logarithmic scale of ages, as on a slide rule: horizontal on wide layouts, vertical on narrow ones. */
export function Ruler({ from, to, long, short, figures }: Props) {
  const place = (seconds: number): string =>
    ((100 * (size(seconds) - size(from))) / (size(to) - size(from))).toFixed(1);
  const path = [...short.map((age) => `M${place(age)} 0v50`), ...long.map((age) => `M${place(age)} 0v100`)];
  return (
    <svg className={styles.ruler} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={path.join('')} />
      </svg>
      {long.map((age, index) => {
        const at = `${place(age)}%`;
        return (
          <g key={age}>
            <text className={styles.lying} x={at} y="100%">
              {figures[index]}
            </text>
            <text className={styles.hanging} x="100%" y={at}>
              {figures[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
