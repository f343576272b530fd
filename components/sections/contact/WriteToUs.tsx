import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/Button';
import { company } from '@/content/company';
import { mailLink } from '@/lib/mailLink';
import styles from './WriteToUs.module.css';

/** What to write, and a mail link to write it with. */
export function WriteToUs() {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.write} aria-labelledby="write">
      <p className={styles.lead}>{t('lead')}</p>
      <h2 id="write" className="type-4">
        {t('write.title')}
      </h2>
      <p>{t('write.text')}</p>
      <ButtonAddress address={mailLink(company.mail.info, t('write.subject'))}>
        {t('write.button')}
      </ButtonAddress>
    </section>
  );
}
