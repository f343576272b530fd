import { useTranslation } from 'next-i18next/pages';
import { ContactForm } from '@/components/forms/ContactForm';
import { MailInstead } from '@/components/forms/MailInstead';
import { WholeWords } from '@/components/ui/WholeWords';
import { company } from '@/content/company';
import { island } from '@/lib/islands/island';
import styles from './WriteToUs.module.css';

const ContactFormIsland = island('contactForm', ContactForm, ['forms']);

/** What to write, and the form to write it with. */
export function WriteToUs() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="write">
      <p className={`type-3 ${styles.lead}`}>
        <WholeWords text={t('lead')} />
      </p>
      <h2 id="write" className={`type-4 ${styles.title}`}>
        {t('write.title')}
      </h2>
      <ContactFormIsland labelledBy="write" />
      <MailInstead address={company.mail.info} subject={t('write.subject')} />
    </section>
  );
}
