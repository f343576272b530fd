import { useTranslation } from 'next-i18next/pages';
import type { Payloads } from '@/lib/forms/schemas';
import { BudgetField } from './BudgetField';
import { EmailField } from './EmailField';
import { Form } from './Form';
import styles from './Form.module.css';
import { MessageField } from './MessageField';
import { SingleLineField } from './SingleLineField';
import { type Sending, useLazyForm } from './useLazyForm';

const contact: Sending<Payloads['contact']> = {
  start: ({ drafts }) => drafts.contact(),
  send: ({ submit }, values, options) => submit('contact', values, options),
};

/** The form of the contact page (specification 24.12, 25.8). */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('forms');
  const form = useLazyForm(contact);
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      needs={[
        { name: 'FirstName', label: t('fields.name') },
        { name: 'BusinessEmail', label: t('fields.email') },
        { name: 'Message', label: t('fields.message') },
      ]}
      send={t('send.message')}
      privacy={t('privacy.message')}
      thanks={t('THANKS_FOR_CONTACTING')}
    >
      <div className={styles.pair}>
        <SingleLineField {...form.field('FirstName')} autoComplete="name" label={t('fields.name')} />
        <EmailField {...form.field('BusinessEmail')} />
      </div>
      <MessageField {...form.field('Message')} rows={5} hint={t('hints.project')} />
      <BudgetField {...form.field('Budget')} />
    </Form>
  );
}
