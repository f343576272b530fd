import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Journey.module.css';

/** Working days of a week */
const days = [1, 2, 3, 4, 5];

/** Be part of the journey: the first two weeks as a route with a stop for each working day, and what they bring. */
export function Journey() {
  const { t } = useTranslation('careers');
  return (
    <Section id="journey" label={t('journey.label')} statement={t('journey.title', { returnObjects: true })}>
      <ul className={styles.weeks}>
        {t('journey.weeks', { returnObjects: true }).map(({ title, text }, week) => (
          <li key={title}>
            <div className={`small ${styles.days}`} aria-hidden="true">
              {days.map((day) => (
                <span key={day}>{week * days.length + day}</span>
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
