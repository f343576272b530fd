import type { ReactNode } from 'react';
import styles from './Section.module.css';
import { WholeWords } from './WholeWords';

interface Props {
  /** Id of the heading that names the section: of the statement, of the title, or of a heading among the children. */
  id?: string;
  label: string;
  /** The section's heading, when it opens with one; of several sentences, each begins a line. */
  statement?: string | readonly string[];
  /** The section's heading for those who hear the page, when nobody need see one. */
  title?: string;
  /** A link leads to the statement, so that whoever follows it has the focus there. */
  linked?: boolean;
  /** A band of a colour from edge to edge: on `spruce` everything is light. */
  tone?: 'ice' | 'spruce' | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** The section's end, from edge to edge of the viewport. */
  end?: ReactNode;
}

/** A numbered section of a page: a rule, its number, which the styles count, its label, and what it says. */
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
                  <WholeWords text={sentence} />{' '}
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
