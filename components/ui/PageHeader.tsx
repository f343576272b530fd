import type { ReactNode } from 'react';
import { KeepWords } from './KeepWords';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  lead?: string;
  /** A `BackLink` to the parent page. */
  back?: ReactNode;
  /** What the page is for, as a button. With it, title and lead are next to each other where there is room. */
  action?: ReactNode;
  /** The picture below. */
  children?: ReactNode;
}

/** How a page begins: a large title, a lead, the way back, the one thing to do, and a picture. */
export function PageHeader({ title, lead, back, action, children }: Props) {
  return (
    <div className={`container ${styles.header}`}>
      {back && <p className={`screen-only ${styles.back}`}>{back}</p>}
      <div className={`grid ${styles.words}`}>
        <h1 className="type-1">
          <KeepWords text={title} />
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
