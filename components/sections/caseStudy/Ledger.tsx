import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Ledger.module.css';

interface Props {
  number: number;
  words: { label: string; title: string; rows: readonly { mark: string; text: string }[] };
  /** On a band of spruce, or plain on the page with larger marks. */
  tone: 'spruce' | 'plain';
}

/** One row per hour, age or the like, ruled as the timetable at a stop; the last one is a trail sign. */
export function Ledger({ number, words, tone }: Props) {
  return (
    <section
      className={tone === 'spruce' ? `inverse ${styles.spruce}` : styles.plain}
      aria-labelledby="ledger"
    >
      <div className={`container ${styles.inner}`}>
        <SectionOpening number={number} label={words.label} statement={words.title} id="ledger" />
        <ol className={styles.rows}>
          {words.rows.map(({ mark, text }) => (
            <li key={mark}>
              <b>{mark}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
