import { useTranslation } from 'next-i18next/pages';
import bands from '@/components/ui/Band.module.css';
import { ButtonAddress } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import { earlierPostings } from '@/content/careers';
import { company } from '@/content/company';
import { mailLink } from '@/lib/mailLink';
import styles from './OpenApplication.module.css';

/** For those whom no open position fits: a mail, and earlier postings as a measure. */
export function OpenApplication() {
  const { t } = useTranslation('careers');
  return (
    <Section id="open-application" label={t('open.label')} className={`${bands.ice} ${styles.band}`}>
      <div className="grid">
        <div className={styles.words}>
          <h2 id="open-application" className="type-1">
            {t('open.title')}
          </h2>
          <p className={`lead ${styles.text}`}>{t('open.text')}</p>
          <p className={styles.apply} data-address={company.mail.jobs}>
            <ButtonAddress address={mailLink(company.mail.jobs, t('open.subject'))}>
              {t('open.button')}
            </ButtonAddress>
          </p>
        </div>
        <div className={styles.earlier}>
          <p>{t('open.earlier')}</p>
          <ul>
            {earlierPostings.map((id) => (
              <li key={id}>
                <ArrowLink to={id}>{t(`open.postings.${id}`)}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
