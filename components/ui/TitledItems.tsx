import styles from './TitledItems.module.css';
import { WholeCompounds } from './WholeWords';

interface Props {
  items: readonly { title: string; text: string }[];
  /** Sets `--columns`, the number of items per row, and the space around them. */
  className: string | undefined;
}

/** Titles with a text each, with a rule above. */
export function TitledItems({ items, className }: Props) {
  return (
    <ul className={`${styles.items} ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="type-3">{title}</h3>
          <p>
            <WholeCompounds text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
