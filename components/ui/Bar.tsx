import styles from './Bar.module.css';

interface Props {
  /** Its length as a part of the longest one next to it. */
  share: number;
  /** Whether it is the one that matters. */
  isMain: boolean;
}

/** A bar to scale, with its value in text next to it. It works without styles, too. */
export const Bar = ({ share, isMain }: Props) => (
  <svg
    className={isMain ? `${styles.bar} ${styles.main}` : styles.bar}
    width={`${(100 * share).toFixed(2)}%`}
    height="16"
    aria-hidden="true"
  >
    <rect width="100%" height="100%" />
  </svg>
);
