import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface Props {
  /** Anchor on the page; a URL that names it opens the section (lib/boot/anchor.ts). */
  id?: string;
  /** Small print before the title, such as "Week 1". */
  marker?: string;
  /** A picture before the title, which says nothing that the title does not. */
  picture?: ReactNode;
  title: string;
  children: ReactNode;
}

/**
 * One section that opens and closes on its own. A native disclosure: it needs
 * no script, the browser's search opens it, and print shows what is inside. It
 * may be open before the page is hydrated: that is no mismatch to warn of.
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
