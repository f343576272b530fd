import { useEffect, useRef, useState } from 'react';
import { type Filter, PositionFilters, type Property } from './PositionFilters';
import { PositionList } from './PositionList';
import styles from './Positions.module.css';

interface FoundPosition extends Record<Property, string> {
  title: string;
  url: string;
}

interface Props {
  filters: readonly Filter[];
  positions: readonly FoundPosition[];
  /** The texts for none, one, two … positions found. */
  counts: readonly string[];
}

/**
 * Filters and their results; while there is no position, the message first. Without a script there are no filters, and all
 * positions show.
 */
export function PositionSearch({ filters, positions, counts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<Partial<Record<Property, string>>>({});
  const found = positions.filter((position) =>
    filters.every(({ name }) => !wanted[name] || wanted[name] === position[name]),
  );
  const read = () => {
    if (form.current) setWanted(Object.fromEntries(new FormData(form.current)));
  };

  // The choice made before hydration, or the one the browser has kept across a reload.
  useEffect(read, []);

  const labelOf = (property: Property, value: string) =>
    filters.find(({ name }) => name === property)?.choices.find((choice) => choice.value === value)?.name;

  const isEmpty = positions.length === 0;
  const search = <PositionFilters ref={form} filters={filters} quiet={isEmpty} onChange={read} />;

  if (isEmpty)
    return (
      <>
        <p role="status" className={`type-3 ${styles.empty}`}>
          {counts[0]}
        </p>
        {search}
      </>
    );

  return (
    <>
      {search}
      <p role="status" className={found.length === 0 ? `type-4 ${styles.none}` : styles.count}>
        {counts[found.length]}
      </p>
      {found.length > 0 && (
        <PositionList
          positions={found.map(({ location, category, ...position }) => ({
            ...position,
            location: labelOf('location', location),
            category: labelOf('category', category),
          }))}
        />
      )}
    </>
  );
}
