import { useTranslation } from 'next-i18next/pages';
import styles from './Slogan.module.css';

/** The guiding star: three lines on trail yellow, which close the page (specification 12.9). */
export function Slogan() {
  const { t } = useTranslation('careerStart');
  return (
    <section className={`yellow ${styles.field}`} aria-labelledby="guiding-star">
      <div className="container">
        <h2 id="guiding-star">{t('labels.guidingStar')}</h2>
        <p className={`type-1 ${styles.slogan}`}>
          {t('slogan', { returnObjects: true }).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
    </section>
  );
}
