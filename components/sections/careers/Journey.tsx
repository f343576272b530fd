import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import styles from './Journey.module.css';

/** Be part of the journey: the first two weeks, then what follows, beside a route with two stops. */
export function Journey() {
  const { t } = useTranslation('careers');
  return (
    <Section
      id="journey"
      label={t('journey.label')}
      statement={t('journey.title', { returnObjects: true }).join(' ')}
    >
      <div className="grid">
        <div className={styles.land}>
          <Picture name="relief-g" alt="" sizes="(width < 900px) 92vw, 62vw" />
        </div>
        <div className={styles.words}>
          {t('journey.paragraphs', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
