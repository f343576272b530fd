import { KeepCompounds } from './KeepWords';
import styles from './RuledList.module.css';

interface Props {
  items: readonly string[];
  /** Trail markers that point at the items; none where a section has its own markers. */
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
            <KeepCompounds text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
