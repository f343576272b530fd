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
