import { KeepCompounds } from './KeepWords';
import styles from './TitledItems.module.css';

interface Props {
  items: readonly { title: string; text: string }[];
  /** May set `--columns`, how many are side by side, `--narrow`, how many below 900 px, and the gap. */
  className?: string | undefined;
}

/** Titles with a text each, ruled from above. */
export function TitledItems({ items, className = '' }: Props) {
  return (
    <ul className={`${styles.items} ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="type-3">{title}</h3>
          <p>
            <KeepCompounds text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
