import type { ReactNode } from 'react';
import styles from './Quotation.module.css';

interface Props {
  className?: string | undefined;
  /** Its paragraphs. */
  children: ReactNode;
}

/** A person's words, between the quotation marks of the page's language. */
export function Quotation({ className = '', children }: Props) {
  return <blockquote className={`${styles.quoted} ${className}`}>{children}</blockquote>;
}
