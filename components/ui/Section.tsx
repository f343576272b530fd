import type { ReactNode } from 'react';
import { KeepWords } from './KeepWords';
import styles from './Section.module.css';

interface Props {
  /** Id of the heading that labels the section: of the statement, of the title, or of a heading among the children. */
  id?: string;
  label: string;
  /** The section's heading, when it opens with one; each of several sentences begins a line. */
  statement?: string | readonly string[];
  /** A visually hidden heading, for screen readers. */
  title?: string;
  /** A link targets the statement, which then receives the focus. */
  linked?: boolean;
  /** A full-width band of colour: on `spruce` the content is light. */
  tone?: 'ice' | 'spruce' | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** The section's last part, as wide as the viewport. */
  end?: ReactNode;
}

/** A numbered section of a page: a rule, its number, which the styles count, its label, and its content. */
export function Section({ id, label, statement, title, linked, tone, className, children, end }: Props) {
  const classes = [styles.section, tone === 'spruce' && 'inverse', tone && styles[tone], className];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className="container">
        <div className={`grid numbered ${styles.opening}`}>
          <span className={styles.label}>{label}</span>
          {statement && (
            <h2 id={id} tabIndex={linked ? -1 : undefined} className={`type-2 ${styles.statement}`}>
              {[statement].flat().map((sentence) => (
                <span key={sentence}>
                  <KeepWords text={sentence} />{' '}
                </span>
              ))}
            </h2>
          )}
        </div>
        {title && (
          <h2 id={id} className="visually-hidden">
            {title}
          </h2>
        )}
        {children}
      </div>
      {end}
    </section>
  );
}
