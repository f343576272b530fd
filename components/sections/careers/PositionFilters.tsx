import type { RefObject } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import styles from './Positions.module.css';

/** The criteria for finding a position. */
export type Property = 'location' | 'category';

interface Choice {
  /** Empty for any. */
  value: string;
  name: string;
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

/** Location and category. */
export function PositionFilters({ ref, filters, quiet, onChange }: Props) {
  const look = quiet ? `${styles.filters} ${styles.quiet}` : styles.filters;
  return (
    <form ref={ref} className={`screen-only ${look}`} onChange={onChange}>
      {filters.map((filter) => (
        <SelectField key={filter.name} {...filter} />
      ))}
    </form>
  );
}
