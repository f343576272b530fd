import type { ComponentProps } from 'react';
import { idOf, Label } from './Field';
import styles from './Field.module.css';

interface Choice {
  value: string;
  name: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  name: string;
  label: string;
  /** Says so beside the label. */
  optional?: boolean;
  choices: readonly Choice[];
}

/** A labelled choice of one, by the browser's own control. */
export function SelectField({ label, optional, choices, ...select }: Props) {
  const id = idOf(select.name);
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <select {...select} id={id}>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
