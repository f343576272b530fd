import { Section } from '@/components/ui/Section';
import { busyMonth, wheelSets } from '@/content/caseStudies';
import { regionTags } from '@/content/locales';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Year.module.css';

interface Props {
  words: { label: string; title: string; note: string };
}

const most = Math.max(...wheelSets);

/** A year as twelve bars, one on each column of the page; its caption is above the low bars of summer. */
export function Year({ words }: Props) {
  const month = new Intl.DateTimeFormat(regionTags[useLocale()], { month: 'short', timeZone: 'UTC' });
  return (
    <Section label={words.label} statement={words.title} id="year">
      <figure className={styles.year}>
        <ol className={styles.months}>
          {wheelSets.map((sets, index) => (
            <li
              key={month.format(Date.UTC(2023, index))}
              className={sets >= busyMonth ? styles.busy : undefined}
            >
              <Bar share={(100 * sets) / most} />
              <span className={styles.name}>{month.format(Date.UTC(2023, index))} </span>
              <b className="type-3">{sets}</b>
            </li>
          ))}
        </ol>
        <figcaption className={styles.note}>{words.note}</figcaption>
      </figure>
    </Section>
  );
}

/** Horizontal on wide layouts and vertical on narrow ones, as the month is. */
function Bar({ share }: { share: number }) {
  const size = share.toFixed(1);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.standing} y={(100 - share).toFixed(1)} width="100" height={size} />
      <rect className={styles.lying} width={size} height="100" />
    </svg>
  );
}
