import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Section.module.css';

interface Props {
  number: number;
  /** Also the section's anchor. */
  id: string;
  words: { label: string; title: string; paragraphs: readonly string[] };
}

/** A statement and some paragraphs: the problem, usually. */
export function Telling({ number, id, words }: Props) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <SectionOpening number={number} label={words.label} statement={words.title} id={id} />
      <div className="grid">
        <div className={styles.prose}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
