import type { CaseId } from '@/content/caseStudies';
import { measured } from '@/content/caseStudies';
import { Bar } from './Bar';
import styles from './Measured.module.css';

interface Props {
  of: CaseId;
  /** The number and its unit, before the product and with it. */
  words: Readonly<Record<'before' | 'now', string>>;
}

/** Two bars in proportion to the numbers before and after; the longer one is as wide as the row. */
export function Measured({ of, words }: Props) {
  const values = measured[of];
  const most = Math.max(values.before, values.now);
  return (['before', 'now'] as const).map((when) => (
    <p key={when} className={styles.bar}>
      <Bar share={values[when] / most} isMain={when === 'now'} />
      <span>{words[when]}</span>
    </p>
  ));
}
