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

/** How much of the yellow is left at each age: as long as stock is fresh, all of it. */
const left = [1, 1, 0.5, 0];
const rays = 12;

/**
 * @returns rays that fill the height at first and then taper, by so much as is left at each age: as engravers shade,
 * the colour stays what it is on a light ground and on a dark one
 */
function taperingRays(shares: readonly number[]): string {
  const edge = (middle: number, side: 1 | -1): string[] =>
    shares.map((at, index) => {
      const y = middle + (side * 50 * (left[index] ?? 0)) / rays;
      return `${(1000 * at).toFixed(0)} ${y.toFixed(1)}`;
    });
  return Array.from({ length: rays }, (_, ray) => {
    const middle = (100 * (ray + 0.5)) / rays;
    return `M${[...edge(middle, -1), ...edge(middle, 1).reverse()].join('L')}z`;
  }).join('');
}

/** How long what the app knows stays valid without a network: a scale that fades, as the figures do. */
export function Ages({ words }: Props) {
  const stops = words.rows.map((row, index) => ({ ...row, at: share(ages[index] ?? end) }));
  return (
    <TimeAxis id="ages" words={words} stops={stops} columns={[0, 37.5, 58.3, 79.2]} look="ages">
      <svg className={styles.scale} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="ink" gradientUnits="userSpaceOnUse" x2="1000">
            {stops.map(({ at }, index) => (
              <stop key={at} className={styles.ink} offset={at.toFixed(3)} stopOpacity={left[index]} />
            ))}
          </linearGradient>
        </defs>
        <rect className={styles.new} x="-1000" width="1001" height="100" />
        <path className={styles.rays} d={taperingRays(stops.map(({ at }) => at))} />
        {ticks.map((path) => (
          <path key={path} className={styles.ticks} d={path} stroke="url(#ink)" />
        ))}
        <path
          className={styles.marks}
          d={stops.map(({ at }) => `M${(1000 * at).toFixed(0)} 0v100`).join('')}
        />
      </svg>
    </TimeAxis>
  );
}
