import type { ReactNode } from 'react';
import { slot } from '@/lib/islands/slot';
import { opensInSameTab } from '@/lib/links';
import { useChosenPart } from '@/lib/useChosenPart';
import { useUntilFound } from '@/lib/useUntilFound';
import styles from './Policies.module.css';

interface Props {
  /** Accessible name of the links. */
  label: string;
  policies: readonly { anchor: string; title: string }[];
  /** The policies themselves. */
  slots?: readonly ReactNode[];
}

/**
 * The policies as they are in the browser. The links are navigation, not tabs: each has a URL of its own, and the one shown
 * is the current one.
 */
export function PolicySet({ label, policies, slots }: Props) {
  const { chosen, choose, container } = useChosenPart();
  return (
    <div ref={container} className={`container grid ${styles.policies}`} data-chosen={chosen}>
      <nav className={`screen-only ${styles.nav}`} aria-label={label}>
        <ul>
          {policies.map(({ anchor, title }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                aria-current={anchor === chosen ? 'true' : undefined}
                // Before the browser follows the link, so that it finds the section in its place.
                onClick={(event) => opensInSameTab(event) && choose(anchor)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {policies.map(({ anchor }, index) => (
          <PolicySection key={anchor} anchor={anchor} closed={chosen !== undefined && anchor !== chosen}>
            {slots?.[index]}
          </PolicySection>
        ))}
      </div>
    </div>
  );
}

interface SectionProps {
  anchor: string;
  /** The policy shown has changed. */
  closed: boolean;
  children?: ReactNode;
}

/**
 * One policy. A script may close it before the page is hydrated (lib/boot/findInPage.ts): that is not a mismatch to warn
 * about.
 */
function PolicySection({ anchor, closed, children }: SectionProps) {
  const section = useUntilFound<HTMLElement>(closed);
  return (
    <section
      ref={section}
      className={styles.policy}
      // If closed, it would be an empty landmark.
      aria-labelledby={closed ? undefined : anchor}
      data-part={anchor}
      {...slot(children)}
      suppressHydrationWarning
    />
  );
}
