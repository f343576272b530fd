import { useTranslation } from 'next-i18next/pages';
import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

interface Common {
  label: string;
  /** Says so beside the label; every other field is required. */
  optional?: boolean;
  /** What is wrong with the value, in one sentence. */
  error?: string;
}

interface InputProps extends Common, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'> {}

/** A labelled one-line field; its error is tied to it (WCAG 2.2, 3.3.1 and 1.3.1). */
export function TextField({ label, optional, error, ...input }: InputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <input {...input} id={id} required={!optional} {...describe(id, error, input['aria-describedby'])} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface AreaProps extends Common, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {}

/** The same for several lines. */
export function TextArea({ label, optional, error, ...area }: AreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <textarea {...area} id={id} required={!optional} {...describe(id, error, area['aria-describedby'])} />
      <FieldError id={id} error={error} />
    </div>
  );
}

function Label({ id, label, optional }: { id: string; label: string; optional: boolean | undefined }) {
  const { t } = useTranslation('common');
  return (
    <label htmlFor={id}>
      {label} {optional && <span className={styles.optional}>({t('form.optional')})</span>}
    </label>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;
}

/** Ties the error to its control, beside whatever describes it already. */
function describe(id: string, error: string | undefined, description: string | undefined) {
  if (!error) return {};
  const ids = [description, `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': true, 'aria-describedby': ids } as const;
}
