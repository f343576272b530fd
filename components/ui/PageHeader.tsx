import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { WholeWords } from './WholeWords';

interface Props {
  title: string;
  lead?: string;
  /** The page's main action, as a button. With it, title and lead are next to each other where there is room. */
  action?: ReactNode;
  /** The picture below. */
  children?: ReactNode;
}

/** The opening of a page: a large title, a lead, the main action, and a picture. */
export function PageHeader({ title, lead, action, children }: Props) {
  return (
    <div className={`container ${styles.header}`}>
      <div className={`grid ${styles.words}`}>
        <h1 className="type-1">
          <WholeWords text={title} />
        </h1>
        {action ? (
          <div className={styles.offer}>
            <p className="lead">{lead}</p>
            <p className={styles.action}>{action}</p>
          </div>
        ) : (
          lead && <p className={`lead ${styles.lead}`}>{lead}</p>
        )}
      </div>
      {children}
    </div>
  );
}
