import type { ComponentProps, ReactNode } from 'react';
import styles from './HoverCard.module.css';

interface CardProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  className?: string | undefined;
  /** One link among them. */
  children: ReactNode;
}

/**
 * A card that opens by a click anywhere on it, through its one link. A link that holds the whole card needs no HoverCard
 * around it: title and picture move in it, too.
 */
export function HoverCard({ labelledBy, className = '', children }: CardProps) {
  return (
    <article className={`${styles.card} ${className}`} aria-labelledby={labelledBy}>
      {children}
    </article>
  );
}

/** The words of a card or of a link that are marked on hover. */
export function HoverTitle({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span className={`${styles.title} ${className}`} {...rest} />;
}

/** The picture of a card or of a link, which grows a little on hover. */
export function HoverPicture({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span className={`${styles.picture} ${className}`} {...rest} />;
}
