import type { ComponentProps } from 'react';
import { textLimits } from '@/lib/forms/limits';
import { TextField } from './Field';
import { useErrorText } from './useErrorText';
import type { FieldProps } from './useLazyForm';

type Props = FieldProps & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete'> & { label: string };

/** A one-line text field: a name, a surname, one part of a phone number. */
export function SingleLineField({ error, ...input }: Props) {
  const errorText = useErrorText();
  return <TextField {...input} error={errorText(error, textLimits.line)} />;
}
