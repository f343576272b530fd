import type { ReactNode } from 'react';
import styles from './JobSection.module.css';

interface Props {
  /** Also the section's anchor. */
  id: string;
  /** The section's heading; with a statement, small beside that. */
  title: string;
  /** What the section says in one line. */
  statement?: string;
  children: ReactNode;
}

/** A section of a posting: a rule, its number, which the styles count, its title, and what it says below that. */
export function JobSection({ id, title, statement, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={statement ? styles.label : `type-3 ${styles.title}`}>
        {title}
      </h2>
      {statement && <h3 className={`type-3 ${styles.title}`}>{statement}</h3>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
