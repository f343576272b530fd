import styles from './RuledList.module.css';

interface Props {
  items: readonly string[];
  /** Marked like the lines of a map's legend: drawn through for what is needed, broken for what helps. */
  mark?: 'solid' | 'dashed';
}

/** A ruled list. */
export function RuledList({ items, mark }: Props) {
  return (
    <ul className={mark ? `${styles.list} ${styles[mark]}` : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
