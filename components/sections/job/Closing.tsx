import { useTranslation } from 'next-i18next/pages';
import signpost from '@/components/sections/ClosingCall.module.css';
import lands from '@/components/sections/ClosingLands.module.css';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import { landBehind } from '@/content/closingLands';
import { company } from '@/content/company';
import { type JobId, jobs } from '@/content/jobs';
import { regionTags } from '@/content/locales';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './Closing.module.css';
import { useApplyLink } from './useApplyLink';

interface Props {
  id: JobId;
  open: boolean;
}

/** Whether to apply, and where to: a signpost, in clear weather while the posting is open, in mist since. */
export function Closing({ id, open }: Props) {
  const { t } = useTranslation(['jobs', 'common']);
  const panorama = open ? landBehind.openPosting : landBehind.posting;
  const places = jobs[id].places.map((office) =>
    t('closing.altitude', {
      place: t(`common:offices.${office}.city`),
      metres: company.offices[office].altitude,
    }),
  );
  const list = new Intl.ListFormat(regionTags[useLocale()], { type: 'unit' });
  return (
    <section
      className={`${signpost.closing} ${lands.land} ${styles.closing}`}
      data-land={panorama}
      aria-labelledby="closing"
    >
      <div className={signpost.panorama}>
        <Picture name={panorama} closes alt="" sizes="(width < 900px) 200vw, 100vw" />
      </div>
      <div className={`container ${signpost.inner}`}>
        <div className={styles.words}>
          <h2 id="closing" className="type-1">
            {t(open ? 'closing.open.title' : 'closing.closed.title')}
          </h2>
          <p className={styles.text}>{t(open ? 'closing.open.text' : 'closing.closed.text')}</p>
        </div>
        <div className={`${signpost.post} ${styles.post}`}>
          <p className={signpost.plate}>
            <b>{company.name}</b> {list.format(places)}
          </p>
          <a href={useApplyLink(id)} className={signpost.sign}>
            <span>{t(open ? 'apply.link' : 'apply.closed')}</span> <small>{company.mail.jobs}</small>
          </a>
          <LocalizedLink to="careers" className={signpost.sign}>
            <span>{t('labels.careers')}</span> <small>{t('common:closing.signs.careers.note')}</small>
          </LocalizedLink>
        </div>
      </div>
    </section>
  );
}
