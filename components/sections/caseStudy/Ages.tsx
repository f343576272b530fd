import { textValues } from '@/content/figures';
import styles from './Ages.module.css';
import { TimeAxis } from './TimeAxis';

interface Props {
  words: {
    label: string;
    title: string;
    caption: string;
    /** What the long ticks of `named` mean. */
    scale: readonly string[];
    rows: readonly { mark: string; text: string }[];
  };
}

const [minute, hour, day] = [60, 3600, 86_400];
const end = textValues.priceDays * day;
/** From the evening's end of work to the next morning's first visit. */
const night = 12 * hour;
/** The ages that the texts name, in seconds, in their order. */
const ages = [0, textValues.stockMinutes * minute, night, end];

/** Where the scale ends, of the page's width: what is said of its end stands to the right of it. */
const reach = 0.78;

/** Where an age lies, from 0 to 1: equal steps are ten times as long. */
const share = (seconds: number): number => (reach * Math.log10(seconds + 1)) / Math.log10(end + 1);

const upTo = (count: number, unit: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) * unit);
/** As on a slide rule: long ticks where a unit begins, short ones for its multiples. */
const ticks = [
  {
    height: 30,
    at: [...upTo(9, 1), ...upTo(5, 10), ...upTo(9, minute), ...upTo(5, 10 * minute), ...upTo(23, hour)],
  },
  { height: 62, at: [10, minute, 10 * minute, hour, ...upTo(textValues.priceDays, day)] },
].map(({ height, at }) => at.map((seconds) => `M${(1000 * share(seconds)).toFixed(0)} 0v${height}`).join(''));

/** The scale goes on without yellow, week by week and then month by month, out of the page. */
const beyond = [14, 21, ...upTo(12, 30), 730]
  .map((days) => `M${(1000 * share(days * day)).toFixed(0)} 0v${days < 30 ? 30 : 62}`)
  .join('');

/** Ages that the scale has a figure for, from ten seconds to a month. */
const named = [10, minute, 10 * minute, hour, day, 30 * day];

/** How yellow it is up to the next age. */
const yellow = [1, 0.6, 0.3];

/** How long what the app knows stays valid without a network: a scale that fades step by step, as the figures do. */
export function Ages({ words }: Props) {
  const stops = words.rows.map((row, index) => ({ ...row, at: share(ages[index] ?? end) }));
  const places = stops.map(({ at }) => Math.round(1000 * at));
  return (
    <TimeAxis id="ages" words={words} stops={stops} look="ages">
      <svg className={styles.scale} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.beyond} d={`M${places.at(-1)} 0h999M${places.at(-1)} 100h999${beyond}`} />
        <path className={styles.paper} d={`M0 0H${places.at(-1)}V100H0z`} />
        {yellow.map((opacity, index) => {
          const from = places[index] ?? 0;
          const width = (places[index + 1] ?? 0) - from;
          return (
            <rect
              key={opacity}
              className={styles.field}
              x={from}
              width={width}
              height="100"
              opacity={opacity}
            />
          );
        })}
        {ticks.map((path) => (
          <path key={path} className={styles.ticks} d={path} />
        ))}
        <path className={styles.marks} d={places.map((x) => `M${x} 0v100`).join('')} />
      </svg>
      <svg className={styles.figures} aria-hidden="true">
        {words.scale.map((figure, index) => (
          <text key={figure} x={`${(100 * share(named[index] ?? 0)).toFixed(1)}%`} y="60%" dx="-5">
            {figure}
          </text>
        ))}
      </svg>
    </TimeAxis>
  );
}
