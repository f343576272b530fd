import { useTranslation } from 'next-i18next/pages';
import { ContactForm } from '@/components/forms/ContactForm';
import { MailFallback } from '@/components/forms/MailFallback';
import { company } from '@/content/company';
import { island } from '@/lib/islands/island';

const ContactFormIsland = island('contactForm', ContactForm, ['forms']);

/** The contact form. */
export function WriteToUs() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="visually-hidden">
        {t('write.title')}
      </h2>
      <ContactFormIsland labelledBy="write" />
      <MailFallback address={company.mail.info} subject={t('write.subject')} />
    </section>
  );
}
