import type { Check } from '../types';

/** The default language is the one that all others are compared with: the first. */
export const checkLocales: Check = ({ locales, defaultLocale }) =>
  defaultLocale === locales[0]
    ? []
    : [
        `content/locales.ts: defaultLocale: is "${defaultLocale}", but the first of locales is "${locales[0]}"; make them the same`,
      ];
