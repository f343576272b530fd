import styles from './SpruceFacts.module.css';

interface Props {
  facts: readonly { name: string; value: string }[];
  className: string | undefined;
}

/** Names and values in two columns, ruled, on a ground of spruce. */
export function SpruceFacts({ facts, className }: Props) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
