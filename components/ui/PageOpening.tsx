import type { ReactNode } from 'react';
import styles from './PageOpening.module.css';
import { WholeWords } from './WholeWords';

interface Props {
  title: string;
  lead: string;
  /** What the page is for, as a button. */
  action: ReactNode;
  /** The picture below, unless it stands above. */
  children?: ReactNode;
}

/** A page's first section: its title, what it offers, the one thing to do, and a picture. */
export function PageOpening({ title, lead, action, children }: Props) {
  return (
    <section className={`container ${styles.opening}`}>
      <div className={`grid ${styles.words}`}>
        <h1 className="type-1">
          <WholeWords text={title} />
        </h1>
        <div className={styles.offer}>
          <p className="lead">{lead}</p>
          <p className={styles.action}>{action}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
