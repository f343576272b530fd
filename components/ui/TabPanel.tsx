import type { ReactNode } from 'react';
import { useUntilFound } from '@/lib/useUntilFound';
import styles from './Tabs.module.css';

export interface Tab {
  /** Also the panel's anchor on the page. */
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * What a tab shows. Closed, the browser's own search still finds it (`hidden="until-found"`).
 */
export function TabPanel({ tab: { id, label, content }, closed }: { tab: Tab; closed: boolean }) {
  const panel = useUntilFound<HTMLDivElement>(closed);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-tab`}
      className={styles.panel}
      data-part={id}
    >
      <p className={styles.name} aria-hidden="true">
        {label}
      </p>
      {content}
    </div>
  );
}
