import type { UserConfig } from 'next-i18next/pages';
import { company } from '@/content/company';
import { defaultLocale, locales } from '@/content/locales';
import { catalogueBackend, retryLimit } from './catalogueBackend';

/** The catalogue that travels with every page: header, footer, shared labels. */
export const sharedNamespace = 'common';

const inBrowser = typeof window !== 'undefined';

/**
 * The translation setup (specification 29.7). On the server catalogues are read from disk; in the
 * browser those that came with the page are used as they are, and
 * `catalogueBackend` fetches any other.
 */
export const i18nConfig: UserConfig = {
  i18n: { locales: [...locales], defaultLocale },
  fallbackLng: [...locales],
  defaultNS: sharedNamespace,
  saveMissing: false,
  interpolation: {
    escapeValue: false, // React escapes
    maxReplaces: 1000,
    defaultVariables: { company: company.name },
  },
  // Specification 29.5: from 350 ms, doubling each time.
  maxRetries: retryLimit,
  retryTimeout: 350,
  partialBundledLanguages: true,
  react: { useSuspense: false },
  // Edits to a catalogue show in `npm run dev` without a restart.
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  // The app imports this file itself; the page data need not repeat it.
  serializeConfig: false,
  use: inBrowser ? [catalogueBackend] : [],
};
