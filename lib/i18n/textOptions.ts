import { textValues } from '@/content/figures';
import { locales } from '@/content/locales';

/** How i18next reads texts and fills them in (specification 29.7), when pages are built and in a browser. */
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
