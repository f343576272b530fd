import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { regionTags } from '@/content/locales';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Journey.module.css';

/** The working days of a week that begins on the first of its month: Monday, 1 January 2024 */
const days = [1, 2, 3, 4, 5].map((day) => new Date(2024, 0, day));

/** Be part of the journey: the first two weeks as a route with a stop named after each working day, and their contents. */
export function Journey() {
  const { t } = useTranslation('careers');
  const weekday = new Intl.DateTimeFormat(regionTags[useLocale()], { weekday: 'short' });
  return (
    <Section id="journey" label={t('journey.label')} statement={t('journey.title', { returnObjects: true })}>
      <ul className={styles.weeks}>
        {t('journey.weeks', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <div className={`small ${styles.days}`} aria-hidden="true">
              {days.map((day) => (
                <span key={day.getDate()}>{weekday.format(day)}</span>
              ))}
            </div>
            <h3 className="type-4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={`grid ${styles.after}`}>
        <p className="axis lead">{t('journey.after')}</p>
      </div>
    </Section>
  );
}
