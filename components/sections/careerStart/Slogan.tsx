import { useTranslation } from 'next-i18next/pages';
import signpost from '@/components/sections/ClosingCall.module.css';
import { NightSky, StarHeading } from '@/components/sections/NightSky';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { landBehind } from '@/content/closingLands';
import styles from './Slogan.module.css';

/** The guiding star: three lines in the sky at night, which close the page; on the land below, two signs lead on. */
export function Slogan() {
  const { t } = useTranslation(['careerStart', 'common']);
  return (
    <NightSky labelledBy="guiding-star" picture={`${landBehind.careerStart}-night`} className={styles.night}>
      <div className={`container grid ${styles.words}`}>
        <StarHeading id="guiding-star">{t('labels.guidingStar')}</StarHeading>
        <p className={styles.slogan}>
          {t('slogan', { returnObjects: true }).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <div className={`screen-only ${signpost.post} ${styles.post}`}>
          <LocalizedLink to="careers" hash="open-application" className={signpost.sign}>
            {t('labels.openApplication')}
          </LocalizedLink>
          <LocalizedLink to="careers" className={signpost.sign}>
            <span>{t('common:closing.signs.careers.label')}</span>{' '}
            <small>{t('common:closing.signs.careers.note')}</small>
          </LocalizedLink>
        </div>
      </div>
    </NightSky>
  );
}
