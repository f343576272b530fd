import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import styles from './Slogan.module.css';

/** The guiding star: three lines in the sky at night, which close the page. */
export function Slogan() {
  const { t } = useTranslation('careerStart');
  return (
    <section className={`inverse ${styles.night}`} aria-labelledby="guiding-star">
      <div className={styles.land}>
        <Picture name="closing-d-night" alt="" sizes="(width < 900px) 200vw, 100vw" />
      </div>
      <div className={`container ${styles.words}`}>
        <h2 id="guiding-star" className={styles.label}>
          {t('labels.guidingStar')}
        </h2>
        <p className={styles.slogan}>
          {t('slogan', { returnObjects: true }).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
    </section>
  );
}
