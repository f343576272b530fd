import { useTranslation } from 'next-i18next/pages';
import { ContactForm } from '@/components/forms/ContactForm';
import { MailInstead } from '@/components/forms/MailInstead';
import { company } from '@/content/company';
import styles from './WriteToUs.module.css';

/** What to write, and the form to write it with. */
export function WriteToUs() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="write">
      <p className={`type-3 ${styles.lead}`}>{t('lead')}</p>
      <h2 id="write" className={`type-4 ${styles.title}`}>
        {t('write.title')}
      </h2>
      <ContactForm labelledBy="write" />
      <MailInstead address={company.mail.info} subject={t('write.subject')} />
    </section>
  );
}
