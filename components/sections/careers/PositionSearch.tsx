import { useEffect, useRef, useState } from 'react';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
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
  /** What is said for none, one, two … positions found. */
  counts: readonly string[];
  /** What the sign says that leads to the open application, while there is no position. */
  apply: string;
}

/**
 * Filters and what they find; while there is no position, the message first and a sign that leads on. Without a script there
 * are no filters, and all positions show.
 */
export function PositionSearch({ filters, positions, counts, apply }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<Partial<Record<Property, string>>>({});
  const found = positions.filter((position) =>
    filters.every(({ name }) => !wanted[name] || wanted[name] === position[name]),
  );
  const read = () => {
    if (form.current) setWanted(Object.fromEntries(new FormData(form.current)));
  };

  // What was chosen before hydration, or what the browser has kept from before a reload.
  useEffect(read, []);

  const labelOf = (property: Property, value: string) =>
    filters.find(({ name }) => name === property)?.choices.find((choice) => choice.value === value)?.label;

  const isEmpty = positions.length === 0;
  const search = <PositionFilters ref={form} filters={filters} quiet={isEmpty} onChange={read} />;

  if (isEmpty)
    return (
      <>
        <div className={styles.empty}>
          <p role="status" className="type-3">
            {counts[0]}
          </p>
          <p>
            <ButtonAddress address="#open-application" glides>
              {apply}
            </ButtonAddress>
          </p>
        </div>
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
