import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  /** Also the panel's anchor on the page. */
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Exactly one panel shows; the first to begin with. Arrow keys, Home and End
 * move between tabs. All panels are in the HTML: without a script, and in
 * print, they stand one below the other, each under its own name.
 *
 * Follows the tabs pattern of the WAI-ARIA Authoring Practices.
 */
export function Tabs({ label, tabs }: Props) {
  const [current, setCurrent] = useState(0);
  const row = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own, such as going back
    const step = steps[event.key];
    const last = tabs.length - 1;
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step && (current + step + tabs.length) % tabs.length;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          className={styles.panel}
          data-current={index === current || undefined}
        >
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
