import type { ReactNode } from 'react';
import styles from './ContourBand.module.css';

interface Props {
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Sets `--contours-at`, a background position, and `--contours-fade`, the mask that keeps words readable. */
  className: string | undefined;
  children: ReactNode;
}

/** A section on a band of spruce, with contours behind its words. */
export function ContourBand({ labelledBy, className, children }: Props) {
  return (
    <section className={`inverse ${styles.band} ${className}`} aria-labelledby={labelledBy}>
      <div className="container">{children}</div>
    </section>
  );
}
