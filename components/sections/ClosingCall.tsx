import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import { company } from '@/content/company';
import styles from './ClosingCall.module.css';

/** The call to collaborate that closes a page: a signpost before a panorama. */
export function ClosingCall() {
  const { t } = useTranslation('common');
  const { zurich, pristina } = company.offices;
  const place = t('closing.place', {
    zurich: t('offices.zurich.city'),
    zurichAltitude: zurich.altitude,
    pristina: t('offices.pristina.city'),
    pristinaAltitude: pristina.altitude,
  });
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <div className={styles.panorama}>
        <Picture name="closing" dark="closing-night" alt="" sizes="(width < 900px) 200vw, 100vw" />
      </div>
      <div className={`container ${styles.inner}`}>
        <h2 id="closing" className={`type-1 ${styles.title}`}>
          {t('closing.title')}
        </h2>
        <div className={styles.post}>
          <p className={styles.plate}>
            <b>{company.name}</b> {place}
          </p>
          <LocalizedLink to="contact" className={styles.sign}>
            <span>{t('closing.sign')}</span> <small>{t('closing.duration')}</small>
          </LocalizedLink>
        </div>
      </div>
    </section>
  );
}
