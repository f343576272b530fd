import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import { caseOrder } from '@/content/caseStudies';
import type { closingLands } from '@/content/closingLands';
import { type ClosedPage, closingSigns } from '@/content/closings';
import { company } from '@/content/company';
import { teamSteps } from '@/content/dedicatedTeams';
import { longestProgramme } from '@/content/programmes';
import styles from './ClosingCall.module.css';
import lands from './ClosingLands.module.css';

interface Props {
  /** The page that it closes, whose signs it shows. */
  of: ClosedPage;
  /** Not the land of the page's own hero. */
  panorama?: (typeof closingLands)[number];
  /** The page's own invitation; the site's usual one unless given. */
  title?: string;
}

/** What the signs say of where they lead. */
const figures = {
  cases: caseOrder.length,
  weeks: Math.max(...teamSteps.map(({ week }) => week)),
  months: longestProgramme,
};

/** The call to collaborate that closes a page: a signpost with three signs before a panorama (specification 38.5). */
export function ClosingCall({ of, panorama = 'closing', title }: Props) {
  const { t } = useTranslation('common');
  const { zurich, pristina } = company.offices;
  const place = t('closing.place', {
    zurich: t('offices.zurich.city'),
    zurichAltitude: zurich.altitude,
    pristina: t('offices.pristina.city'),
    pristinaAltitude: pristina.altitude,
  });
  return (
    <section
      className={`screen-only ${styles.closing} ${lands.land}`}
      data-land={panorama}
      aria-labelledby="closing"
    >
      <div className={styles.panorama}>
        <Picture name={panorama} closes alt="" sizes="(width < 900px) 94rem, 100vw" />
      </div>
      <div className={`container ${styles.inner}`}>
        <h2 id="closing" className={`type-1 ${styles.title}`}>
          {title ?? t('closing.title')}
        </h2>
        <div className={styles.post}>
          <p className={styles.plate}>
            <b>{company.name}</b> {place}
          </p>
          <LocalizedLink to="contact" className={styles.sign}>
            <span>{t('closing.sign')}</span> <small>{t('closing.duration')}</small>
          </LocalizedLink>
          {closingSigns[of].map((route) => (
            <LocalizedLink key={route} to={route} className={styles.sign}>
              <span>{t(`closing.signs.${route}.label`)}</span>{' '}
              <small>{t(`closing.signs.${route}.note`, figures)}</small>
            </LocalizedLink>
          ))}
        </div>
      </div>
    </section>
  );
}
