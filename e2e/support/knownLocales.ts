import type { Locale } from '@/content/locales';

/** The languages whose words the tests know by heart; of any other they know what holds for all. */
export const knownLocales = ['en', 'de'] as const satisfies readonly Locale[];
