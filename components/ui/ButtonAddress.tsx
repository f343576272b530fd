import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface Props {
  children: ReactNode;
  className?: string | undefined;
  /** A `mailto:`, a URL outside the site, or an anchor of this page. */
  address: string;
  /** To the anchor in a smooth way (lib/boot/smoothScroll.ts): a leap would leave people wondering where they are. */
  smooth?: boolean;
}

/**
 * A trail sign that leads to a mail program, to another site, or further down the page. Apart from the other signs, as an island
 * holds it: theirs know the site's routes, which would come with it.
 */
export function ButtonAddress({ address, smooth, className = '', children }: Props) {
  return (
    <a href={address} className={`${styles.button} ${className}`} data-smooth-scroll={smooth}>
      {children}
    </a>
  );
}
