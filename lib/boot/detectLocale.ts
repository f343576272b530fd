import { isLocale, type Locale } from '@/content/locales';
import { ifAllowed, storageKey } from './storedLanguage';

/**
 * Finds the visitor's language; the first source that names one of ours wins.
 * Anything else in a source, malformed or foreign, is passed over.
 */
export function detectLocale(): Locale | undefined {
  for (const candidate of candidates()) {
    // `de-CH` counts as `de` (specification 4.4). Some extensions put what is no text among the browser's languages.
    const primary =
      typeof candidate === 'string' ? candidate.trim().toLowerCase().split(/[-_]/)[0] : undefined;
    if (isLocale(primary)) return primary;
  }
  return undefined;
}

/** In the order of specification 4.3, one source after the other: a storage answers late on a fresh visit. */
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
