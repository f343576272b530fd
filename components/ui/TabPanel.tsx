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
 * The content of a tab. When closed, find-in-page still finds it (`hidden="until-found"`). A script may close it before the
 * page is hydrated (lib/boot/findInPage.ts): that is not a mismatch to warn about.
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
