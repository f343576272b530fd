import { useTranslation } from 'next-i18next/pages';
import type { Payloads } from '@/lib/forms/schemas';
import { EmailField } from './EmailField';
import { Form } from './Form';
import { MessageField } from './MessageField';
import { type Sending, useLazyForm } from './useLazyForm';

const short: Sending<Payloads['short']> = {
  start: ({ drafts }) => drafts.short(),
  send: ({ submit }, values, options) => submit('short', values, options),
};

/** An address and a message (specification 24.14, 25.9). */
export function ShortForm({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('forms');
  const form = useLazyForm(short);
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      needs={[
        { name: 'Email', label: t('fields.email') },
        { name: 'Message', label: t('fields.message') },
      ]}
      send={t('send.message')}
      privacy={t('privacy.message')}
      thanks={t('SUCCESSFULLY_SENT')}
    >
      <EmailField {...form.field('Email')} />
      <MessageField {...form.field('Message')} rows={5} hint={t('hints.team')} />
    </Form>
  );
}
