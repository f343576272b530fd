import { isLocale, type Locale } from '@/content/locales';

/** Where a visitor's language may be found, in the order of specification 4.3. */
export interface LocaleSources {
  /** `document.cookie` */
  cookie: string;
  /** Value of `i18nextLng` in local storage, if it can be read. */
  localStorage: string | null;
  /** Value of `i18nextLng` in session storage, if it can be read. */
  sessionStorage: string | null;
  /** `navigator.languages` */
  browser: readonly string[];
  /** The `lang` of the page's `<html>`. */
  htmlLang: string;
}

/**
 * Finds the visitor's language; the first source that names one of ours wins.
 * Anything else in a source, malformed or foreign, is passed over.
 */
export function detectLocale(sources: LocaleSources): Locale | undefined {
  for (const candidate of candidates(sources)) {
    const locale = primaryLocale(candidate);
    if (locale) return locale;
  }
  return undefined;
}

/** Asks one source after the other, as some take their time. */
function* candidates(sources: LocaleSources): Generator<string | null | undefined> {
  yield cookieValue(sources.cookie, 'i18next');
  yield sources.localStorage;
  yield sources.sessionStorage;
  yield* sources.browser;
  yield sources.htmlLang;
}

/** `de-CH` counts as `de` (specification 4.4). */
function primaryLocale(tag: string | null | undefined): Locale | undefined {
  const primary = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/)[0] : undefined;
  return isLocale(primary) ? primary : undefined;
}

function cookieValue(cookie: string, name: string): string | undefined {
  const pair = cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
