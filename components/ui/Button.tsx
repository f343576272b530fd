import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import styles from './Button.module.css';
import { LocalizedLink } from './LocalizedLink';

type Variant = 'signal' | 'ink';

const classes = (variant: Variant, more = '') =>
  `${styles.button} ${variant === 'ink' ? styles.ink : ''} ${more}`.trim();

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant;
}

/** A trail marker that acts on this page. `signal` is the primary action, one per view. */
export function Button({ variant = 'signal', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes(variant)} />;
}

interface ButtonLinkProps extends ComponentProps<typeof LocalizedLink> {
  variant?: Variant;
}

/** A trail marker that links to a page of the site. */
export function ButtonLink({ variant = 'signal', className, ...rest }: ButtonLinkProps) {
  return <LocalizedLink {...rest} className={classes(variant, className)} />;
}
