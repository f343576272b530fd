import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type ApplicationPosition, applicationPositions } from '@/content/programmes';
import { applicationPayload } from '@/lib/forms/applicationPayload';
import type { ApplicationValues } from '@/lib/forms/applicationValues';
import { textLimits } from '@/lib/forms/limits';
import { EmailField } from './EmailField';
import { TextArea } from './Field';
import { FileField } from './FileField';
import { Form } from './Form';
import styles from './Form.module.css';
import { PhoneField } from './PhoneField';
import { SingleLineField } from './SingleLineField';
import { useErrorText } from './useErrorText';
import { type Sending, useLazyForm } from './useLazyForm';

/** After sending, the files are empty; in this form they are null (specification 25.14). */
const withoutFiles = (position: ApplicationPosition) =>
  position === applicationPositions.programmeSecurity ? null : [];

const applicationTo = (position: ApplicationPosition): Sending<ApplicationValues> => ({
  start: ({ drafts }, again) => drafts.application(again ? withoutFiles(position) : []),
  send: ({ submit }, values, options) => submit('application', applicationPayload(values, position), options),
});

interface Props {
  position: ApplicationPosition;
  labelledBy: string;
}

/** The application to a programme (specification 24.7, 25.7). */
export function ApplicationForm({ position, labelledBy }: Props) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const form = useLazyForm(useMemo(() => applicationTo(position), [position]));
  const { error, ...about } = form.field('Message');
  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      needs={[
        { name: 'FirstName', label: t('fields.firstName') },
        { name: 'LastName', label: t('fields.surname') },
        { name: 'BusinessEmail', label: t('fields.email') },
        { name: 'PhonePrefix', label: t('fields.prefix') },
        { name: 'PhoneNumber', label: t('fields.number') },
        { name: 'Message', label: t('fields.about'), optional: true },
        { name: 'File', label: t('fields.files') },
      ]}
      send={t('send.application')}
      privacy={t('privacy.application')}
      thanks={t('THANKS_FOR_APPLICATION')}
    >
      <div className={styles.pair}>
        <SingleLineField
          {...form.field('FirstName')}
          autoComplete="given-name"
          label={t('fields.firstName')}
        />
        <SingleLineField {...form.field('LastName')} autoComplete="family-name" label={t('fields.surname')} />
      </div>
      <div className={styles.pair}>
        <EmailField {...form.field('BusinessEmail')} />
        <PhoneField prefix={form.field('PhonePrefix')} number={form.field('PhoneNumber')} />
      </div>
      <TextArea
        {...about}
        rows={5}
        optional
        label={t('fields.about')}
        error={errorText(error, textLimits.message)}
      />
      <FileField {...form.field('File')} draft={form.draft} chosen={form.values.File} />
    </Form>
  );
}
