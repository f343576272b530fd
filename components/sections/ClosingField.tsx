import type { ReactNode } from 'react';
import { Signpost, type SignpostLink } from '@/components/ui/Signpost';
import styles from './ClosingField.module.css';

interface Props {
  /** Id of the heading that labels the section. */
  labelledBy: string;
  /** Spruce if the section before it is yellow. */
  tone?: 'yellow' | 'spruce';
  links: readonly SignpostLink[];
  /** Hidden on paper, as it only holds links. */
  screenOnly?: boolean;
  /** Heading and text. */
  children: ReactNode;
}

/** The plain field that closes a page: a short text on the left, links on the right (specification 38.5). */
export function ClosingField({ labelledBy, tone = 'yellow', links, screenOnly = false, children }: Props) {
  const classes = [screenOnly && 'screen-only', styles.field, tone === 'spruce' && styles.spruce];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby={labelledBy}>
      <div className={`container grid ${styles.inner}`}>
        <div>{children}</div>
        <Signpost links={links} />
      </div>
    </section>
  );
}
