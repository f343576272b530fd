import type { ReactNode } from 'react';
import styles from './JobSection.module.css';

interface Props {
  /** Also the section's anchor. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a posting: a rule, its number, which the styles count, its title on the label's axis, and what it says beside it. */
export function JobSection({ id, title, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
