import styles from './Redacted.module.css';

interface Props {
  /** The text that screen readers announce in its place; none where the surrounding text is enough. */
  label?: string;
  short?: boolean;
}

/** A bar over redacted text. */
export const Redacted = ({ label, short }: Props) => (
  <span className={short ? `${styles.bar} ${styles.short}` : styles.bar}>
    {label && <span className="visually-hidden">{label}</span>}
  </span>
);
