import { Face } from '@/components/ui/Face';
import type { QuoteId } from '@/content/testimonials';
import styles from './Quote.module.css';

interface Props {
  id: QuoteId;
  name: string;
  role: string;
  /** One to three; the first is set large. */
  paragraphs: readonly string[];
}

/** What a client said, with a portrait, a name and a position. */
export function Quote({ id, name, role, paragraphs }: Props) {
  const [statement, ...rest] = paragraphs;
  return (
    <figure className={styles.quote}>
      <div className={styles.portrait}>
        <Face id={id} />
      </div>
      <blockquote className={styles.words}>
        <p className={styles.statement}>{statement}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className={styles.more}>
            {paragraph}
          </p>
        ))}
      </blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
