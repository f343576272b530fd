import { useTranslation } from 'next-i18next/pages';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';

/** @returns the language the page is shown in */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : defaultLocale;
}
