import styles from './RuledList.module.css';
import { WholeCompounds } from './WholeWords';

interface Props {
  items: readonly string[];
  /** How the items are marked; with a small trail sign that points at each, unless given. */
  className?: string | undefined;
}

/** A ruled list. */
export function RuledList({ items, className = styles.signs }: Props) {
  return (
    <ul className={`${styles.list} ${className}`}>
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
