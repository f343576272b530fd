import { Section } from '@/components/ui/Section';
import styles from './Ledger.module.css';

interface Props {
  words: { label: string; title: string; rows: readonly { mark: string; text: string }[] };
  /** On a band of spruce, or plain on the page with larger marks. */
  ground: 'spruce' | 'page';
}

/** One row per hour, age or the like, ruled as the timetable at a stop; the last one is a trail sign. */
export function Ledger({ words, ground }: Props) {
  return (
    <Section
      id="ledger"
      label={words.label}
      statement={words.title}
      className={ground === 'spruce' ? `inverse ${styles.spruce}` : styles.page}
    >
      <ol className={styles.rows}>
        {words.rows.map(({ mark, text }) => (
          <li key={mark} className="grid">
            <b>{mark}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
