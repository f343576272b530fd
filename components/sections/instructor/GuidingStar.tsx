import { useTranslation } from 'next-i18next/pages';
import signpost from '@/components/sections/ClosingCall.module.css';
import { NightSky, StarHeading } from '@/components/sections/NightSky';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { instructors, type ProfiledId } from '@/content/instructors';
import { programmeTaughtBy } from '@/content/programmes';
import styles from './GuidingStar.module.css';
import { ProgrammeName } from './ProgrammeName';

/** What the person steers by, in large print in the sky at night; a signpost leads to the programme. */
export function GuidingStar({ id }: { id: ProfiledId }) {
  const { t } = useTranslation('instructors');
  const programme = programmeTaughtBy(id);
  return (
    <NightSky labelledBy="star" picture="night" className={styles.night}>
      <div className={`container ${styles.inner}`}>
        <figure className={styles.words}>
          <div className={styles.label}>
            <StarHeading id="star">{t('labels.guidingStar')}</StarHeading>
          </div>
          <blockquote className={`axis ${styles.statement}`}>
            <p>{t(`people.${id}.guidingStar`)}</p>
          </blockquote>
          <figcaption className="axis">{instructors[id].name}</figcaption>
        </figure>
        {programme && (
          <div className={`${signpost.post} ${styles.post}`}>
            <LocalizedLink to={programme} className={signpost.sign}>
              <span>
                <ProgrammeName of={programme} />
              </span>
              <small>{t('labels.view')}</small>
            </LocalizedLink>
          </div>
        )}
      </div>
    </NightSky>
  );
}
