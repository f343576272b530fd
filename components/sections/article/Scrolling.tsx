import type { ReactNode } from 'react';
import styles from './ArticleBody.module.css';

/** A block that may be wider than a narrow viewport: it scrolls on its own, by arrow keys too (WCAG 2.2, 2.1.1 and 1.4.10). */
export function Scrolling({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group that scrolls, not a form's fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={name}>
      {children}
    </div>
  );
}
