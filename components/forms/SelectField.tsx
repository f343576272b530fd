import { type SelectHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

export interface Choice {
  value: string;
  name: string;
}

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  label: string;
  choices: readonly Choice[];
}

/** A labelled choice of one, by the browser's own control. */
export function SelectField({ label, choices, ...select }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
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
