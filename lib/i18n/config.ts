import type { UserConfig } from 'next-i18next/pages';
import { defaultLocale, locales } from '@/content/locales';
import { textOptions } from '@/lib/i18n/textOptions';

/**
 * The translation setup of the build, for `appWithTranslation` (`pages/_app.tsx`) and `serverSideTranslations`
 * (`lib/i18n/static.ts`). In a browser, islands get their texts from `lib/islands/withTexts.tsx`.
 */
const config: UserConfig = {
  i18n: { locales: [...locales], defaultLocale },
  ...textOptions,
  // Edits to a catalogue show in `npm run dev` without a restart.
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  // The app imports this file itself, so the page data need not repeat it.
  serializeConfig: false,
};

export default config;
