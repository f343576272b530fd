import type { ReactNode } from 'react';
import { Caption } from '@/components/ui/Caption';
import { Section } from '@/components/ui/Section';
import styles from './TimeAxis.module.css';

interface Props {
  id: string;
  words: { label: string; title: string; caption: string };
  /** The text of each point of the axis, and its position from 0 to 1. */
  stops: readonly { mark: string; text: string; at: number }[];
  /** Where the columns of the texts begin, in per cent, as in the styles. */
  columns: readonly number[];
  /** The axis itself; its content is in the texts. */
  children: ReactNode;
}

/** A time axis to scale. Where there is room, lines lead from its points to their texts; elsewhere these are a list below. */
export function TimeAxis({ id, words, stops, columns, children }: Props) {
  const leaders = columns.map(
    (column, index) => `M${(100 * (stops[index]?.at ?? 0)).toFixed(1)} 0L${column.toFixed(1)} 10`,
  );
  return (
    <Section id={id} label={words.label} statement={words.title} tone="spruce" className={styles.spruce}>
      <figure>
        {children}
        <svg className={styles.leaders} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <path d={leaders.join('')} />
        </svg>
        <ol className={styles.stops}>
          {stops.map(({ mark, text }) => (
            <li key={mark}>
              <b className="type-3">{mark}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Caption>{words.caption}</Caption>
      </figure>
    </Section>
  );
}
