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
 * The stages in the order of the texts: the age of the data, in seconds, at which each begins and ends (12 hours: from the
 * evening to the next morning's first visit), and the scale's ticks. Long ticks have a figure, counted from `figure` on.
 */
const stages = [
  {
    from: 0,
    to: textValues.stockMinutes * minute,
    long: [10, minute, 10 * minute],
    figure: 0,
    short: [...times(1, 1, 9), ...times(10, 2, 5), ...times(minute, 2, 9)],
  },
  {
    from: textValues.stockMinutes * minute,
    to: 12 * hour,
    long: [hour],
    figure: 3,
    short: [...times(10 * minute, 2, 5), ...times(hour, 2, 11)],
  },
  {
    from: 12 * hour,
    to: textValues.priceDays * day,
    long: [day],
    figure: 4,
    short: [...times(hour, 14, 22, 2), ...times(day, 2, textValues.priceDays - 1)],
  },
  // The last stage is not yellow.
  {
    from: textValues.priceDays * day,
    to: 365 * day,
    long: [30 * day],
    figure: 5,
    short: [...times(7 * day, 2, 3), ...times(30 * day, 2, 11)],
  },
];

/** How long the app's data stays valid without a network: a scale whose yellow fades stage by stage, as the data ages. */
export function Ages({ words }: Props) {
  return (
    <Section id="ages" label={words.label} statement={words.title} className={styles.section}>
      <figure>
        <ol className={styles.stages}>
          {words.rows.map(({ mark, text }, index) => {
            const stage = stages[index];
            return (
              <li key={mark}>
                {stage && <Ruler {...stage} figures={words.scale.slice(stage.figure)} />}
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
