import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { localeOfPath, localizedPath } from '@/lib/routing/locale';
import { detectLocale, type LocaleSources } from './detectLocale';

/** What is known when a page opens. */
export interface Arrival extends LocaleSources {
  url: URL;
  /** `document.referrer`; empty when the page was not reached by a link. */
  referrer: string;
}

export type Decision =
  /** Leave for the same page in another language, replacing the history entry. */
  | { kind: 'replace'; locale: Locale; address: string }
  /** Stay; `address` is set when the query parameter has to go from the address. */
  | { kind: 'stay'; locale: Locale; address?: string };

/**
 * Decides which language a visitor sees (specification 4.5, 4.6, 4.7, 4.8, 4.9, 4.10 and 4.11):
 *
 * 1. `?lng=` wins over everything and leaves the address.
 * 2. A prefix such as `/de` is an explicit choice.
 * 3. So is a link followed inside the site, which a same-origin referrer shows.
 * 4. Otherwise the detected language decides; the default one stays where it is.
 */
export function chooseLanguage(arrival: Arrival): Decision {
  const { url } = arrival;
  const shown = localeOfPath(url.pathname);
  const asked = url.searchParams.get('lng');

  if (isLocale(asked)) {
    const address = inLanguage(url, asked);
    return asked === shown
      ? { kind: 'stay', locale: asked, address }
      : { kind: 'replace', locale: asked, address };
  }
  if (shown !== defaultLocale || cameFromSite(arrival)) return { kind: 'stay', locale: shown };

  const detected = detectLocale(arrival) ?? defaultLocale;
  return detected === shown
    ? { kind: 'stay', locale: shown }
    : { kind: 'replace', locale: detected, address: inLanguage(url, detected) };
}

/** The clean address of the same page in a language; other parameters and the hash are kept. */
function inLanguage(url: URL, locale: Locale): string {
  const shown = localeOfPath(url.pathname);
  const unprefixed = shown === defaultLocale ? url.pathname : url.pathname.slice(shown.length + 1) || '/';
  const query = withoutParameter(url.search, 'lng');
  // `//host` would name another site, and `/de//host` begins like that without its prefix.
  return localizedPath(unprefixed, locale).replace(/^\/+/, '/') + query + url.hash;
}

/** Drops one parameter and leaves the others exactly as they were written. */
function withoutParameter(search: string, name: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function cameFromSite({ referrer, url }: Arrival): boolean {
  return referrer === url.origin || referrer.startsWith(`${url.origin}/`);
}
