import styles from './PageTitle.module.css';
import { WholeWords } from './WholeWords';

interface Props {
  title: string;
  lead?: string;
}

/** The opening of every page but home: a large title, and a lead set to the right below it. */
export function PageTitle({ title, lead }: Props) {
  return (
    <div className={`grid container ${styles.opening}`}>
      <h1 className="type-1">
        <WholeWords text={title} />
      </h1>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </div>
  );
}
