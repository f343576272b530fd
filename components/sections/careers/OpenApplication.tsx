import { useTranslation } from 'next-i18next/pages';
import signpost from '@/components/sections/ClosingCall.module.css';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import marked from '@/components/ui/Marked.module.css';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { WholeWords } from '@/components/ui/WholeWords';
import { earlierPostings } from '@/content/careers';
import { landBehind } from '@/content/closingLands';
import { company } from '@/content/company';
import { longestProgramme } from '@/content/programmes';
import { mailLink } from '@/lib/mailLink';
import styles from './OpenApplication.module.css';

/** For those whom no open position fits: a mail, and earlier postings as a measure. Below, the land that closes the page. */
export function OpenApplication() {
  const { t } = useTranslation(['careers', 'common']);
  return (
    <Section id="open-application" label={t('open.label')} className={styles.closing}>
      <div className={`screen-only ${styles.panorama}`}>
        <Picture name={landBehind.careers} closes alt="" sizes="(width < 900px) 88rem, 100vw" />
      </div>
      <div className={`grid ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="open-application" tabIndex={-1} className={`type-1 ${styles.title}`}>
            <WholeWords text={t('open.title')} />
          </h2>
          <p className={`lead ${styles.text}`}>{t('open.text')}</p>
        </div>
        <div className={styles.earlier}>
          <p>{t('open.earlier')}</p>
          <ul>
            {earlierPostings.map((id) => (
              <li key={id}>
                <LocalizedLink to={id}>
                  <span className={marked.marked}>{t(`open.postings.${id}`)}</span>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${signpost.post} ${styles.post}`}>
          <a href={mailLink(company.mail.jobs, t('open.subject'))} className={signpost.sign}>
            <span>{t('open.button')}</span> <small>{company.mail.jobs}</small>
          </a>
          <LocalizedLink to="careerStart" className={signpost.sign}>
            <span>{t('common:closing.signs.careerStart.label')}</span>{' '}
            <small>{t('common:closing.signs.careerStart.note', { months: longestProgramme })}</small>
          </LocalizedLink>
          <LocalizedLink to="about" className={signpost.sign}>
            <span>{t('common:nav.about')}</span> <small>{t('common:closing.signs.careers.note')}</small>
          </LocalizedLink>
        </div>
      </div>
    </Section>
  );
}
