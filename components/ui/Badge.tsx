import styles from './Badge.module.css';

interface Props {
  /** Two letters. */
  initials: string;
  tone?: 'spruce' | 'trail' | 'ice';
}

/** A team's initials. The team's full name is always next to it, so screen readers skip it. */
export function Badge({ initials, tone = 'spruce' }: Props) {
  return (
    <span aria-hidden="true" className={`${styles.badge} ${styles[tone]}`}>
      {initials}
    </span>
  );
}
