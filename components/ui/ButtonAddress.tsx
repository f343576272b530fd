import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface Props {
  children: ReactNode;
  className?: string | undefined;
  /** A `mailto:`, a URL outside the site, or an anchor of this page. */
  address: string;
  /** Scrolls to the anchor smoothly (lib/boot/smoothScroll.ts): a jump would be disorienting. */
  smooth?: boolean;
}

/**
 * A trail sign that links to a mail address, another site, or further down the page. Separate from the other buttons, as an
 * island uses it: theirs import the site's routes.
 */
export function ButtonAddress({ address, smooth, className = '', children }: Props) {
  return (
    <a href={address} className={`${styles.button} ${className}`} data-smooth-scroll={smooth}>
      {children}
    </a>
  );
}
