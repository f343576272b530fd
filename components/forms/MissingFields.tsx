import { useTranslation } from 'next-i18next/pages';
import type { FieldValues, Path } from 'react-hook-form';
import type { LazyForm } from './useLazyForm';

/** A field that can keep the form from being sent, and its name on the page. */
export interface Need<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  optional?: boolean;
}

interface Props<Values extends FieldValues> {
  form: LazyForm<Values>;
  needs: readonly Need<Values>[];
}

/**
 * The missing or invalid fields, in a line next to the button. Changes are announced, but not before the first field is
 * filled in. One text in one element: with several, React could not remove one that a browser has translated.
 */
export function MissingFields<Values extends FieldValues>({ form, needs }: Props<Values>) {
  const { t } = useTranslation('forms');
  const { values, stateOf, failed } = form;
  const labelsOf = (found: readonly Need<Values>[]) => found.map(({ label }) => label).join(', ');
  const missing = needs.filter(({ name, optional }) => !optional && stateOf(name) === 'missing');
  const wrong = needs.filter(({ name }) => stateOf(name) === 'wrong');
  const isStarted = Object.values(values).some((value) => value !== undefined && value !== '');
  if (failed) return <p aria-live="polite">{t('needs.connection')}</p>;
  const sentences = [
    missing.length > 0 && t('needs.missing', { fields: labelsOf(missing) }),
    wrong.length > 0 && t('needs.wrong', { fields: labelsOf(wrong) }),
    missing.length + wrong.length === 0 && t('needs.nothing'),
  ];
  return <p aria-live={isStarted ? 'polite' : 'off'}>{sentences.filter(Boolean).join(' ')}</p>;
}
