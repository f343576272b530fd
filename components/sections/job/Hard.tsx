import { KeepWords } from '@/components/ui/KeepWords';
import styles from './Hard.module.css';

interface Props {
  words: { title: string; text: string };
}

/** The difficulties of the work, stated before anyone applies: a band of its own between team and tasks. */
export function Hard({ words: { title, text } }: Props) {
  return (
    <section className={`inverse ${styles.band}`} aria-labelledby="hard">
      <div className={`container grid ${styles.inner}`}>
        <h2 id="hard" className={`type-block ${styles.title}`}>
          <KeepWords text={title} />
        </h2>
        <p className={`lead ${styles.text}`}>{text}</p>
      </div>
    </section>
  );
}
