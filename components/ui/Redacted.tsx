import styles from './Redacted.module.css';

interface Props {
  /** What screen readers say in its place; none where the words around it say enough. */
  label?: string;
  short?: boolean;
}

/** A bar over words that a document withholds. */
export const Redacted = ({ label, short }: Props) => (
  <span className={short ? `${styles.bar} ${styles.short}` : styles.bar}>
    {label && <span className="visually-hidden">{label}</span>}
  </span>
);
