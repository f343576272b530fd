import styles from './RuledList.module.css';
import { WholeCompounds } from './WholeWords';

interface Props {
  items: readonly string[];
  /** Trail markers that point at the items; none where a section marks them in its own way. */
  marker?: 'arrows' | 'none';
  className?: string | undefined;
}

/** A ruled list. */
export function RuledList({ items, marker = 'arrows', className = '' }: Props) {
  return (
    <ul
      className={`${styles.list} ${marker === 'arrows' ? `${styles.arrows} ${styles.level}` : ''} ${className}`}
    >
      {items.map((item) => (
        <li key={item}>
          <span>
            <WholeCompounds text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
