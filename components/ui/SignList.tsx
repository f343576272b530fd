import styles from './SignList.module.css';

/** A ruled list; a small trail sign points at each item. */
export function SignList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
