import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { LocalizedLink } from './LocalizedLink';
import styles from './TextLink.module.css';

interface LinkProps {
  to: RouteId | `/${string}`;
  children: ReactNode;
}

/** A standalone link to a page; the arrow moves on hover. */
export function ArrowLink({ to, children }: LinkProps) {
  return (
    <LocalizedLink to={to} className={`${styles.link} ${styles.arrow}`}>
      {children}
    </LocalizedLink>
  );
}

/** The link text of a card, without a link of its own. */
export function CardAction({ children }: { children: ReactNode }) {
  return <span className={`${styles.link} ${styles.arrow}`}>{children}</span>;
}

/** The link back to the parent page; the arrow is before it and points back. */
export function BackLink({ to, children }: LinkProps) {
  return (
    <LocalizedLink to={to} className={`${styles.link} ${styles.back}`}>
      {children}
    </LocalizedLink>
  );
}

/** A link within text or a table of facts to a page of the site, or to a part of it. */
export function TextLink({ to, hash, children }: LinkProps & { hash?: string }) {
  return (
    <LocalizedLink to={to} hash={hash} className={styles.link}>
      {children}
    </LocalizedLink>
  );
}

interface AddressLinkProps {
  /** `mailto:`, `tel:` or a URL outside the site. */
  address: string;
  children: ReactNode;
}

/** A link to a mail address, a phone number or another site. */
export function AddressLink({ address, children }: AddressLinkProps) {
  return (
    <a href={address} className={styles.link}>
      {children}
    </a>
  );
}
