import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nameInUrl, useChosenPart } from '@/lib/useChosenPart';
import { TabPanel } from './TabPanel';
import styles from './Tabs.module.css';

export interface Tab {
  /** Also the panel's anchor on the page. */
  id: string;
  label: string;
}

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The contents of the panels. */
  slots?: readonly ReactNode[];
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tabs in the browser. */
export function TabSet({ label, tabs, slots }: Props) {
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
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own shortcuts, such as going back
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
            className="type-3"
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
      {tabs.map(({ id }, index) => (
        <TabPanel key={id} id={id} closed={chosen !== undefined && id !== chosen}>
          {slots?.[index]}
        </TabPanel>
      ))}
    </div>
  );
}
