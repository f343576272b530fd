import { company } from '@/content/company';
import { defaultLocale, locales } from '@/content/locales';
import { catalogueBackend, retryLimit } from '@/lib/i18n/catalogueBackend';

const inBrowser = typeof window !== 'undefined';

/**
 * The translation setup (specification 29.4, 29.5 and 29.7), for `appWithTranslation` (`pages/_app.tsx`) and
 * `serverSideTranslations` (`lib/i18n/static.ts`). Both import it: next-i18next's own search for this file takes no
 * TypeScript. On the server catalogues are read from disk; in the browser those that came with the page are used as
 * they are, and `catalogueBackend` fetches any other.
 *
 * @type {import('next-i18next/pages').UserConfig}
 */
const config = {
  i18n: { locales: [...locales], defaultLocale },
  fallbackLng: [...locales],
  defaultNS: 'common',
  saveMissing: false,
  interpolation: {
    escapeValue: false, // React escapes
    maxReplaces: 1000,
    defaultVariables: { company: company.name },
  },
  maxRetries: retryLimit,
  // Milliseconds before the first retry; each further one waits twice as long.
  retryTimeout: 350,
  partialBundledLanguages: true,
  react: { useSuspense: false },
  // Edits to a catalogue show in `npm run dev` without a restart.
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  // The app imports this file itself; the page data need not repeat it.
  serializeConfig: false,
  use: inBrowser ? [catalogueBackend] : [],
};

export default config;
