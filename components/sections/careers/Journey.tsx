import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import styles from './Journey.module.css';
import { JourneyRoute } from './JourneyRoute';

/** Be part of the journey: the first two weeks as a route over land, a stop per day, whose ends have names; and what follows. */
export function Journey() {
  const { t } = useTranslation('careers');
  return (
    <Section
      id="journey"
      label={t('journey.label')}
      statement={t('journey.title', { returnObjects: true }).join('\n')}
      className={styles.journey}
    >
      <figure className={styles.figure}>
        <div className={styles.land}>
          <div className={styles.sheet}>
            <Picture name="relief-g" alt="" sizes="(width < 600px) 140vw, (width < 1100px) 100vw, 92vw" />
            <p className={styles.from}>{t('journey.route.from')}</p>
            <p className={styles.to}>{t('journey.route.to')}</p>
            <JourneyRoute />
          </div>
        </div>
        <figcaption>{t('journey.route.caption')}</figcaption>
      </figure>
      <div className={`grid ${styles.words}`}>
        {t('journey.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
