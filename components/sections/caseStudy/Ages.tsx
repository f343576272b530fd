import { textValues } from '@/content/figures';
import styles from './Ages.module.css';
import { TimeAxis } from './TimeAxis';

interface Props {
  words: {
    label: string;
    title: string;
    caption: string;
    rows: readonly { mark: string; text: string }[];
  };
}

const [minute, hour, day] = [60, 3600, 86_400];
const end = textValues.priceDays * day;
/** From the evening's end of work to the next morning's first visit. */
const night = 12 * hour;
/** The ages that the texts name, in seconds, in their order. */
const ages = [0, textValues.stockMinutes * minute, night, end];

/** Where an age lies on the scale, from 0 to 1: equal steps are ten times as long. */
const share = (seconds: number): number => Math.log10(seconds + 1) / Math.log10(end + 1);

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

/** How long what the app knows stays valid without a network: a scale that fades, as the figures do. */
export function Ages({ words }: Props) {
  const stops = words.rows.map((row, index) => ({ ...row, at: share(ages[index] ?? end) }));
  return (
    <TimeAxis id="ages" words={words} stops={stops} columns={[0, 37.5, 58.3, 79.2]} look="ages">
      <svg className={styles.scale} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {['trail', 'ink'].map((colour) => (
            <linearGradient key={colour} id={colour} gradientUnits="userSpaceOnUse" x2="1000">
              {stops.map(({ at }, index) => (
                <stop
                  key={at}
                  className={styles[colour]}
                  offset={at.toFixed(3)}
                  stopOpacity={[1, 0.66, 0.32, 0][index]}
                />
              ))}
            </linearGradient>
          ))}
        </defs>
        <rect className={styles.new} x="-1000" width="1001" height="100" />
        <rect width="1000" height="100" fill="url(#trail)" />
        {ticks.map((path) => (
          <path key={path} d={path} stroke="url(#ink)" />
        ))}
        <path
          className={styles.marks}
          d={stops.map(({ at }) => `M${(1000 * at).toFixed(0)} 0v100`).join('')}
        />
      </svg>
    </TimeAxis>
  );
}
