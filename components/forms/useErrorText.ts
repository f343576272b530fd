import { useTranslation } from 'next-i18next/pages';
import { formatNumber } from '@/lib/formatNumber';
import { useLocale } from '@/lib/i18n/useLocale';
import type { FieldErrorKey } from './fieldErrors';

/** @returns a function for the text of a field's error; `most` is the field's maximum length */
export function useErrorText() {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  return (error: FieldErrorKey | undefined, most: number): string | undefined => {
    switch (error) {
      case 'FIELD_REQUIRED':
        return t('FIELD_REQUIRED');
      case 'INVALID_EMAIL':
        return t('INVALID_EMAIL');
      case 'LONG_ENDING':
        return t('LONG_ENDING');
      case 'TOO_LONG':
        return t('TOO_LONG', { most: formatNumber(most, locale) });
      case 'FILE_REQUIRED':
        return t('FILE_REQUIRED');
      default:
        return undefined;
    }
  };
}
