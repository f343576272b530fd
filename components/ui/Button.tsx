import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import styles from './Button.module.css';
import { LocalizedLink } from './LocalizedLink';

type Variant = 'signal' | 'ink';

const classes = (variant: Variant) => (variant === 'ink' ? `${styles.button} ${styles.ink}` : styles.button);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
}

/** A trail sign that does something on this page. `signal` is the primary action, one per view. */
export function Button({ variant = 'signal', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes(variant)} />;
}

interface ButtonLinkProps {
  children: ReactNode;
  variant?: Variant;
  to: RouteId;
}

/** A trail sign that leads to a page of the site. */
export function ButtonLink({ variant = 'signal', to, children }: ButtonLinkProps) {
  return (
    <LocalizedLink to={to} className={classes(variant)}>
      {children}
    </LocalizedLink>
  );
}

interface ButtonAddressProps {
  children: ReactNode;
  /** A `mailto:`, a URL outside the site, or an anchor of this page. */
  address: string;
  /** To the anchor in a smooth way (lib/boot/glide.ts): a leap would leave people wondering where they are. */
  glides?: boolean;
}

/** A trail sign that leads to a mail program, to another site, or further down the page. */
export function ButtonAddress({ address, glides, children }: ButtonAddressProps) {
  return (
    <a href={address} className={styles.button} data-glides={glides}>
      {children}
    </a>
  );
}
