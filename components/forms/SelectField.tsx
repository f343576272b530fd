import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { idOf } from './fieldId';

interface Choice {
  value: string;
  name: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  name: string;
  label: ReactNode;
  choices: readonly Choice[];
}

/**
 * A labelled choice of one, through the browser's own control. It takes its texts as props, as the position filters, an
 * island without translations, use it, too.
 */
export function SelectField({ label, choices, ...select }: Props) {
  const id = idOf(select.name);
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
