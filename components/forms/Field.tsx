import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { idOf } from './fieldId';

interface Common {
  label: string;
  /** A hint to read before filling it in. */
  hint?: string;
  /** Marks the label as optional; every other field is required. */
  optional?: boolean;
  /** What is wrong with the value, in one sentence. */
  error?: string | undefined;
}

interface InputProps extends Common, Omit<ComponentProps<'input'>, 'id' | 'required'> {
  name: string;
}

/** A labelled one-line field; its error is tied to it (WCAG 2.2, 3.3.1 and 1.3.1). */
export function TextField({ label, hint, optional, error, ...input }: InputProps) {
  const id = idOf(input.name);
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <Hint id={id}>{hint}</Hint>
      <input {...input} id={id} required={!optional} {...describe(id, { hint, error }, input)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface AreaProps extends Common, Omit<ComponentProps<'textarea'>, 'id' | 'required'> {
  name: string;
}

/** The same with several lines. */
export function TextArea({ label, hint, optional, error, ...area }: AreaProps) {
  const id = idOf(area.name);
  return (
    <div className={styles.field}>
      <Label id={id} label={label} optional={optional} />
      <Hint id={id}>{hint}</Hint>
      <textarea {...area} id={id} required={!optional} {...describe(id, { hint, error }, area)} />
      <FieldError id={id} error={error} />
    </div>
  );
}

interface LabelProps {
  id: string;
  label: string;
  optional?: boolean | undefined;
}

/** The name of the control with this id. */
export function Label({ id, label, optional }: LabelProps) {
  return (
    <label htmlFor={id}>
      {label} {optional && <Optional />}
    </label>
  );
}

/** Marks the label of an optional field; every other field is required. */
export function Optional() {
  const { t } = useTranslation('forms');
  return <span className={styles.optional}>({t('optional')})</span>;
}

/** The hint of the control with this id. */
export function Hint({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={`${id}-hint`} className={`small ${styles.hint}`}>
      {children}
    </p>
  ) : null;
}

/** The error of the control with this id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={`${id}-error`} className={`small ${styles.error}`}>
      {error}
    </p>
  ) : null;
}

type Described = { 'aria-describedby'?: string | undefined };

/** Adds hint and error to the descriptions of the control with this id. */
export function describe(
  id: string,
  { hint, error }: Pick<Common, 'hint' | 'error'>,
  { 'aria-describedby': already }: Described = {},
) {
  const ids = [already, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error && ({ 'aria-invalid': true } as const)) };
}
