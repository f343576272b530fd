import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import styles from './Journey.module.css';

/** Be part of the journey: the first two weeks, on two lines, then what follows. */
export function Journey() {
  const { t } = useTranslation('careers');
  return (
    <Section id="journey" label={t('journey.label')}>
      <h2 id="journey" className={`type-block ${styles.title}`}>
        {t('journey.title', { returnObjects: true }).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </h2>
      <div className="grid">
        <div className={styles.land}>
          <Picture name="relief-g" alt="" sizes="(width < 900px) 92vw, 46vw" />
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
