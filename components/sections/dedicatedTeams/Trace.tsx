import { useTranslation } from 'next-i18next/pages';
import styles from './Trace.module.css';

/** A stop's radius to the right of where the columns of text below begin, in thousandths of their width. */
const columns = [8, 258, 508, 758] as const;
/** The measure that is told, counted from below. */
const told = 41.5;

/** One measure on its way from the risk to its tests, among all others: as high as there are many of each kind. */
export function Trace() {
  const { t } = useTranslation('dedicatedTeams');
  const { trace, figures, result } = t('stories.halvia', { returnObjects: true });
  const counts = figures.map(({ value }) => Number(value));
  const [, measures = 1] = counts;
  const most = Math.max(...counts);
  /** @returns how high a measure lies where there are `count` of a kind */
  const level = (measure: number, count = 0): string =>
    (100 - (100 * measure * count) / (measures * most)).toFixed(1);
  const places = (measure: number): readonly string[] =>
    columns.map((x, index) => `${x} ${level(measure, counts[index])}`);
  const lines = Array.from({ length: measures + 1 }, (_, measure) => `M${places(measure).join('L')}`);
  const isTenth = (_: string, index: number): boolean => index % 10 === 0;
  const tenths = lines.filter(isTenth);
  const others = lines.filter((line, index) => !isTenth(line, index));
  const way = places(told);
  const stops = way.map((place) => `M${place}h0`).join('');
  return (
    <figure className={styles.trace}>
      <figcaption>{trace.caption}</figcaption>
      <svg className={styles.drawing} viewBox="0 0 766 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={`M8 100L${places(measures).join('L')}V100z`} />
        <path className={styles.lines} d={others.join('')} />
        <path className={styles.tenths} d={tenths.join('')} />
        <path className={styles.casing} d={`M${way.join('L')}`} />
        <path className={styles.trail} d={`M${way.join('L')}`} />
        <path className={styles.rim} d={stops} />
        <path className={styles.dot} d={stops} />
      </svg>
      <ol className={styles.stops}>
        {trace.stops.map(({ name, text }, index) => {
          const figure = figures[index];
          return (
            <li key={name}>
              <p className={styles.figure}>
                <b>{figure?.value}</b> <span>{figure?.text}</span>
              </p>
              <p className={styles.name}>{name}</p>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
      <p className={styles.result}>{result}</p>
    </figure>
  );
}
