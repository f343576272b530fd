import type { RefObject } from 'react';
import fieldStyles from '@/components/forms/Field.module.css';
import styles from './Positions.module.css';

/** What a position is found by. */
export type Property = 'location' | 'category';

interface Choice {
  /** Empty where everything will do. */
  value: string;
  label: string;
}

export interface Filter {
  name: Property;
  label: string;
  choices: readonly Choice[];
}

interface Props {
  ref: RefObject<HTMLFormElement | null>;
  filters: readonly Filter[];
  /** There is nothing to filter. */
  quiet: boolean;
  onChange: () => void;
}

/** Where, and what kind of work. */
export function PositionFilters({ ref, filters, quiet, onChange }: Props) {
  const look = quiet ? `${styles.filters} ${styles.quiet}` : styles.filters;
  return (
    <form ref={ref} className={`screen-only ${look}`} onChange={onChange}>
      {filters.map(({ name, label, choices }) => (
        <div key={name} className={fieldStyles.field}>
          <label htmlFor={`filter-${name}`}>{label}</label>
          <select id={`filter-${name}`} name={name}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </form>
  );
}
