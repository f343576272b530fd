import { Caption } from '@/components/ui/Caption';
import { Section } from '@/components/ui/Section';
import { textValues } from '@/content/figures';
import styles from './Ages.module.css';
import { Ruler } from './Ruler';

interface Props {
  words: {
    label: string;
    title: string;
    caption: string;
    /** The meaning of the long ticks. */
    scale: readonly string[];
    rows: readonly { mark: string; text: string }[];
  };
}

const [minute, hour, day] = [60, 3600, 86_400];

const times = (unit: number, from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => (from + index * step) * unit);

/**
 * Ages of data in seconds, in the order of the texts: where a stage begins, how long it lasts (a night: from the evening's
 * end of work to the next morning's first visit), and the scale's ticks. Long ones have a figure.
 */
const stages = [
  {
    from: 0,
    to: textValues.stockMinutes * minute,
    long: [10, minute, 10 * minute],
    short: [...times(1, 1, 9), ...times(10, 2, 5), ...times(minute, 2, 9)],
  },
  {
    from: textValues.stockMinutes * minute,
    to: 12 * hour,
    long: [hour],
    short: [...times(10 * minute, 2, 5), ...times(hour, 2, 11)],
  },
  {
    from: 12 * hour,
    to: textValues.priceDays * day,
    long: [day],
    short: [...times(hour, 14, 22, 2), ...times(day, 2, textValues.priceDays - 1)],
  },
  // The scale continues without yellow.
  {
    from: textValues.priceDays * day,
    to: 365 * day,
    long: [30 * day],
    short: [...times(7 * day, 2, 3), ...times(30 * day, 2, 11)],
  },
];

/** How long the app's data stays valid without a network: a scale whose yellow fades stage by stage, as the data ages. */
export function Ages({ words }: Props) {
  const figures = [...words.scale];
  return (
    <Section id="ages" label={words.label} statement={words.title} className={styles.section}>
      <figure>
        <ol className={styles.stages}>
          {words.rows.map(({ mark, text }, index) => {
            const stage = stages[index];
            return (
              <li key={mark}>
                {stage && <Ruler {...stage} figures={figures.splice(0, stage.long.length)} />}
                <b className="type-block">{mark}</b>
                <p>{text}</p>
              </li>
            );
          })}
        </ol>
        <Caption>{words.caption}</Caption>
      </figure>
    </Section>
  );
}
