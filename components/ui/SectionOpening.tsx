import styles from './SectionOpening.module.css';

interface Props {
  /** Position of the section on its page, counted from 1. */
  number: number;
  label: string;
  /** The section's heading, when it opens with one. */
  statement?: string;
  /** Id of that heading, for `aria-labelledby`. */
  id?: string;
  /** A link leads to this heading, so that whoever follows it has the focus there. */
  linked?: boolean;
}

/** The rule, number and label that every section opens with. */
export function SectionOpening({ number, label, statement, id, linked }: Props) {
  return (
    <div className={styles.opening}>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <span className={styles.label}>{label}</span>
      {statement && (
        <h2 id={id} tabIndex={linked ? -1 : undefined} className={`type-2 ${styles.statement}`}>
          {statement}
        </h2>
      )}
    </div>
  );
}
