import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

interface Props {
  /** Small print before the title, such as "Week 1". */
  marker?: string;
  title: string;
  children: ReactNode;
}

/**
 * One section that opens and closes on its own. A native disclosure: it needs
 * no script, the browser's search opens it, and print shows what is inside.
 */
export function AccordionItem({ marker, title, children }: Props) {
  return (
    <details className={styles.item}>
      <summary>
        {marker && <span className={styles.marker}>{marker}</span>}
        <span className={styles.title}>{title}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
