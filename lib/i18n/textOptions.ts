import { textValues } from '@/content/figures';
import { locales } from '@/content/locales';

/** Options of i18next (specification 29.7), for the build and in browsers. */
export const textOptions = {
  fallbackLng: [...locales],
  defaultNS: 'common',
  saveMissing: false,
  interpolation: {
    escapeValue: false, // React escapes
    maxReplaces: 1000,
    defaultVariables: textValues,
  },
  react: { useSuspense: false },
} as const;
