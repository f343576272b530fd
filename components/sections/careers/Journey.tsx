import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Journey.module.css';

/** Be part of the journey: the first two weeks, on two lines, then what follows. */
export function Journey({ number }: { number: number }) {
  const { t } = useTranslation('careers');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="journey">
      <SectionOpening number={number} label={t('journey.label')} />
      <h2 id="journey" className={`type-2 ${styles.title}`}>
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
    </section>
  );
}
