import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import styles from './Form.module.css';
import { Honeypot } from './Honeypot';
import { MissingFields, type Need } from './MissingFields';
import { ThankYou } from './ThankYou';
import type { LazyForm } from './useLazyForm';

interface Props<Values extends FieldValues> {
  form: LazyForm<Values>;
  /** Id of the heading that labels the form. */
  labelledBy: string;
  needs: readonly Need<Values>[];
  /** The button's text. */
  send: string;
  /** How the data is used, in one sentence. */
  privacy: string;
  thanks: string;
  children: ReactNode;
}

/** The shared parts of the forms: fields, button, missing fields, privacy note and thank-you. */
export function Form<Values extends FieldValues>(props: Props<Values>) {
  const { form, labelledBy, needs, send, privacy, thanks, children } = props;
  const { t } = useTranslation('forms');
  return (
    <form
      ref={form.form}
      className={styles.form}
      aria-labelledby={labelledBy}
      noValidate
      data-failed={form.failed || undefined}
      onSubmit={form.onSubmit}
    >
      <div className={styles.fields} inert={form.isSending}>
        {children}
        <Honeypot />
      </div>
      <div className={styles.foot}>
        <Button type="submit" disabled={!form.canSend}>
          {send}
        </Button>
        <div className={`small ${styles.notes}`}>
          <MissingFields form={form} needs={needs} />
          <p>
            {privacy}{' '}
            <LocalizedLink to="policies" hash="privacy-policy">
              {t('privacy.link')}
            </LocalizedLink>
          </p>
        </div>
        <ThankYou ref={form.thanks} sent={form.sent}>
          {thanks}
        </ThankYou>
      </div>
    </form>
  );
}
