import type { CaseId } from '@/content/caseStudies';
import { measured } from '@/content/measured';
import { Bar } from './Bar';
import styles from './Measured.module.css';

interface Props {
  of: CaseId;
  when: 'before' | 'now';
  /** The number and what was counted. */
  words: string;
}

/** As long as there was or is much of it; the longer of the two is as wide as the row. */
export function Measured({ of, when, words }: Props) {
  const values = measured[of];
  const share = values[when] / Math.max(values.before, values.now);
  return (
    <p className={styles.bar}>
      <Bar share={share} isMain={when === 'now'} />
      <span>{words}</span>
    </p>
  );
}
