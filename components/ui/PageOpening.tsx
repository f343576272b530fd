import type { ReactNode } from 'react';
import styles from './PageOpening.module.css';
import { WholeWords } from './WholeWords';

interface Props {
  title: string;
  lead: string;
  /** What the page is for, as a button. */
  action: ReactNode;
  /** The offer begins on column 9 and its last line, the button's, stands on the title's. */
  levelled?: boolean;
  /** The picture below, unless it stands above. */
  children?: ReactNode;
}

/** A page's first section: its title, what it offers, the one thing to do, and a picture. */
export function PageOpening({ title, lead, action, levelled, children }: Props) {
  return (
    <section className={`container ${styles.opening}`}>
      <div className={`grid ${styles.words}`}>
        <h1 className="type-1">
          <WholeWords text={title} />
        </h1>
        <div className={levelled ? `${styles.offer} ${styles.levelled}` : styles.offer}>
          <p className="lead">{lead}</p>
          <p className={styles.action}>{action}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
