import { isLocale, type Locale } from '@/content/locales';
import { ifAllowed, storageKey } from './storedLanguage';

/**
 * Detects the visitor's language from the first source that names a supported one. Malformed and unsupported
 * values are skipped.
 */
export function detectLocale(): Locale | undefined {
  for (const candidate of candidates()) {
    // `de-CH` counts as `de` (specification 4.4). Some extensions add values other than strings to the
    // browser's languages.
    const primary =
      typeof candidate === 'string' ? candidate.trim().toLowerCase().split(/[-_]/)[0] : undefined;
    if (isLocale(primary)) return primary;
  }
  return undefined;
}

/** In the order of specification 4.3, lazily, as storage is slow on a first visit. */
function* candidates(): Generator<string | null | undefined> {
  yield ifAllowed(() => document.cookie)
    ?.split('; ')
    .find((pair) => pair.startsWith('i18next='))
    ?.slice('i18next='.length);
  yield ifAllowed(() => localStorage.getItem(storageKey));
  yield ifAllowed(() => sessionStorage.getItem(storageKey));
  yield* navigator.languages ?? [];
  yield document.documentElement.lang;
}
