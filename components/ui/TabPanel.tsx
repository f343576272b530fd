import type { ReactNode } from 'react';
import { slot } from '@/lib/islands/slot';
import { useUntilFound } from '@/lib/useUntilFound';
import styles from './Tabs.module.css';

interface Props {
  id: string;
  closed: boolean;
  children?: ReactNode;
}

/**
 * What a tab shows. Closed, the browser's own search still finds it (`hidden="until-found"`). It may be closed before the
 * page is hydrated (lib/boot/findInPage.ts): that is no mismatch to warn of.
 */
export function TabPanel({ id, closed, children }: Props) {
  const panel = useUntilFound<HTMLDivElement>(closed);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-tab`}
      className={styles.panel}
      data-part={id}
      {...slot(children)}
      suppressHydrationWarning
    />
  );
}
