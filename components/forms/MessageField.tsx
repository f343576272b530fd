import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { textLimits } from '@/lib/forms/limits';
import { TextArea } from './Field';
import { useErrorText } from './useErrorText';
import type { FieldProps } from './useLazyForm';

type Props = FieldProps & Pick<ComponentProps<'textarea'>, 'rows'> & { hint: string };

/** The message, with a hint on what to write. */
export function MessageField({ error, ...area }: Props) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  return <TextArea {...area} label={t('fields.message')} error={errorText(error, textLimits.message)} />;
}
