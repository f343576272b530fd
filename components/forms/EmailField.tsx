import { useTranslation } from 'next-i18next/pages';
import { textLimits } from '@/lib/forms/limits';
import { TextField } from './Field';
import { useErrorText } from './useErrorText';
import type { FieldProps } from './useLazyForm';

/** The address to reply to. */
export function EmailField({ error, ...input }: FieldProps) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  return (
    <TextField
      {...input}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      label={t('fields.email')}
      error={errorText(error, textLimits.email)}
    />
  );
}
