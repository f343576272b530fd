import { useTranslation } from 'next-i18next/pages';
import { NightSky, StarHeading } from '@/components/sections/NightSky';
import styles from './Slogan.module.css';

/** The guiding star: three lines in the night sky, which close the page (specification 12.9). */
export function Slogan() {
  const { t } = useTranslation('careerStart');
  return (
    <NightSky labelledBy="guiding-star" className={styles.night}>
      <div className={`container ${styles.words}`}>
        <StarHeading id="guiding-star">{t('labels.guidingStar')}</StarHeading>
        <p className={styles.slogan}>
          {t('slogan', { returnObjects: true }).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
    </NightSky>
  );
}
