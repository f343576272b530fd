import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface Props {
  /** Anchor on the page; a URL that names it opens the section (lib/boot/anchor.ts). */
  id?: string;
  /** Small print before the title, such as "Week 1". */
  marker?: string;
  /** A decorative picture before the title. */
  picture?: ReactNode;
  title: string;
  children: ReactNode;
}

/**
 * One section that opens and closes on its own. A native disclosure: it needs no script, find-in-page opens it, and print
 * shows its content. A script may open it before the page is hydrated: that is not a mismatch to warn about.
 */
export function AccordionItem({ id, marker, picture, title, children }: Props) {
  return (
    <details id={id} className={styles.item} suppressHydrationWarning>
      <summary>
        {picture}
        {marker && <span className={styles.marker}>{marker}</span>}
        <span className={styles.title}>{title}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
