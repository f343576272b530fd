import type { ReactNode } from 'react';
import styles from './JobSection.module.css';

interface Props {
  number: number;
  /** Also the section's anchor. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a posting: a rule, a number, its name on the label's axis, and what it says beside it. */
export function JobSection({ number, id, title, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
