import { useTranslation } from 'next-i18next/pages';
import signpost from '@/components/sections/ClosingCall.module.css';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import { instructors, type ProfiledId } from '@/content/instructors';
import { programmeTaughtBy } from '@/content/programmes';
import styles from './GuidingStar.module.css';
import { ProgrammeName } from './ProgrammeName';

/** What the person steers by, in large print in the sky at night; a signpost leads to the programme. */
export function GuidingStar({ id }: { id: ProfiledId }) {
  const { t } = useTranslation('instructors');
  const programme = programmeTaughtBy(id);
  return (
    <section className={`inverse ${styles.night}`} aria-labelledby="star">
      <div className={styles.land}>
        <Picture name="night" alt="" sizes="(width < 900px) 200vw, 100vw" />
      </div>
      <div className={`container ${styles.inner}`}>
        <figure className={styles.words}>
          <h2 id="star" className={styles.label}>
            {t('labels.guidingStar')}
          </h2>
          <blockquote className={styles.statement}>
            <p>{t(`people.${id}.guidingStar`)}</p>
          </blockquote>
          <figcaption>{instructors[id].name}</figcaption>
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
    </section>
  );
}
