import type { ReactNode } from 'react';
import { island } from '@/lib/islands/island';
import { type Tab, TabSet } from './TabSet';
import styles from './Tabs.module.css';

const TabSetIsland = island('tabs', TabSet);

interface Props {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly (Tab & { content: ReactNode })[];
}

/**
 * Exactly one panel shows: the one that the URL names, or that contains the element it names; otherwise the first. The URL
 * follows the current tab. Arrow keys, Home and End move between tabs. All panels are in the HTML: without a script, and in
 * print, they are one below the other, each under its own name.
 * Follows the tabs pattern of the WAI-ARIA Authoring Practices. One per page.
 */
export function Tabs({ label, tabs }: Props) {
  return (
    <TabSetIsland
      label={label}
      tabs={tabs.map(({ id, label: name }) => ({ id, label: name }))}
      slots={tabs.map(({ id, label: name, content }) => (
        <div key={id}>
          <p className={`type-3 ${styles.name}`} aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
    />
  );
}
