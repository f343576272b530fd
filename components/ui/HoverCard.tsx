import type { ComponentProps, ReactNode } from 'react';
import styles from './HoverCard.module.css';

interface CardProps {
  /** Id of the heading that labels it. */
  labelledBy: string;
  className?: string | undefined;
  /** One of several links. */
  children: ReactNode;
}

/**
 * A card that opens by a click anywhere on it, through its one link. A link that contains the whole card needs no HoverCard
 * around it: title and picture react to hover in it, too.
 */
export function HoverCard({ labelledBy, className = '', children }: CardProps) {
  return (
    <article className={`${styles.card} ${className}`} aria-labelledby={labelledBy}>
      {children}
    </article>
  );
}

/** The text of a card or link that is highlighted on hover. */
export function HoverTitle({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span className={`${styles.title} ${className}`} {...rest} />;
}

/** The picture of a card or link, which zooms in a little on hover. */
export function HoverPicture({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span className={`${styles.picture} ${className}`} {...rest} />;
}
