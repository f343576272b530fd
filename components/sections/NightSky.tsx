import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import styles from './NightSky.module.css';

interface SkyProps {
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Sets `--land`, the picture's height, and the space above the section. */
  className: string | undefined;
  children: ReactNode;
}

/** Words in the sky at night, over dark land. */
export function NightSky({ labelledBy, className, children }: SkyProps) {
  return (
    <section className={`inverse ${styles.night} ${className}`} aria-labelledby={labelledBy}>
      <div className={`screen-only ${styles.land}`}>
        <Picture name="night" alt="" sizes="(width < 900px) max(47rem, 100vw), 100vw" />
      </div>
      {children}
    </section>
  );
}

/** A heading with the guiding star before it. */
export function StarHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.label}>
      {children}
    </h2>
  );
}
