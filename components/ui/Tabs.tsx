import { type KeyboardEvent, useRef } from 'react';
import { nameInUrl, useChosenPart } from '@/lib/useChosenPart';
import { type Tab, TabPanel } from './TabPanel';
import styles from './Tabs.module.css';

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Exactly one panel shows: the one that the URL names, or that holds what
 * it names; otherwise the first. The URL follows the tab chosen. Arrow
 * keys, Home and End move between tabs. All panels are in the HTML: without a
 * script, and in print, they stand one below the other, each under its own name.
 *
 * Follows the tabs pattern of the WAI-ARIA Authoring Practices. One per page.
 */
export function Tabs({ label, tabs }: Props) {
  const { chosen, choose, container } = useChosenPart();
  const row = useRef<HTMLDivElement>(null);
  const current = Math.max(
    tabs.findIndex(({ id }) => id === chosen),
    0,
  );

  const show = (id: string) => {
    choose(id);
    nameInUrl(id);
  };

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
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    show(tab.id);
    row.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div ref={container} className={styles.tabs} data-chosen={chosen}>
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
            onClick={() => show(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} closed={chosen !== undefined && tab.id !== chosen} />
      ))}
    </div>
  );
}
