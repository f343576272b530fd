import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { localeOfPath, localizedPath } from '@/lib/routing/locale';
import { detectLocale } from './detectLocale';
import { showLoading } from './loadingNotice';
import { keepLanguage } from './storedLanguage';

type Decision =
  /** Go to the same page in another language, replacing the history entry. */
  | { kind: 'replace'; locale: Locale; address: string }
  /** Stay; `address` is set when the query parameter has to be removed. */
  | { kind: 'stay'; locale: Locale; address?: string };

/**
 * Decides the visitor's language (specification 4.5, 4.6, 4.7, 4.8, 4.9, 4.10 and 4.11):
 *
 * 1. `?lng=` wins over everything and is removed from the address.
 * 2. A prefix such as `/de` is an explicit choice.
 * 3. So is a link followed inside the site, which a same-origin referrer shows.
 * 4. Otherwise the detected language decides; the default language needs no redirect.
 *
 * A saved copy on a disk has no other language and stays (specification 32.6).
 *
 * @param referrer `document.referrer`; empty when the page was not reached by a link
 */
export function chooseLanguage(url: URL, referrer: string): Decision {
  const shown = localeOfPath(url.pathname);
  if (!/^https?:/.test(url.protocol)) return { kind: 'stay', locale: shown };
  const asked = url.searchParams.get('lng');

  if (isLocale(asked)) {
    const address = inLanguage(url, asked);
    return asked === shown
      ? { kind: 'stay', locale: asked, address }
      : { kind: 'replace', locale: asked, address };
  }
  const isInside = referrer === url.origin || referrer.startsWith(`${url.origin}/`);
  if (shown !== defaultLocale || isInside) return { kind: 'stay', locale: shown };

  const detected = detectLocale() ?? defaultLocale;
  return detected === shown
    ? { kind: 'stay', locale: shown }
    : { kind: 'replace', locale: detected, address: inLanguage(url, detected) };
}

/** The address of the same page in another language, without `lng`; other parameters and the hash are kept. */
function inLanguage(url: URL, locale: Locale): string {
  const shown = localeOfPath(url.pathname);
  const unprefixed = shown === defaultLocale ? url.pathname : url.pathname.slice(shown.length + 1) || '/';
  // The other parameters keep their exact spelling.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has('lng'));
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  // `//host` would be another site, and `/de//host` starts like that without its prefix.
  return localizedPath(unprefixed, locale).replace(/^\/+/, '/') + query + url.hash;
}

/**
 * Runs before first paint on every page and applies the result of `chooseLanguage`.
 *
 * @returns whether the page stays
 */
export function resolveLocale(): boolean {
  const decision = chooseLanguage(new URL(window.location.href), document.referrer);
  const keep = () => keepLanguage(decision.locale);
  if (decision.kind === 'replace') {
    whenVisited(keep);
    showLoading();
    // Leaving may stop the parser here, and browsers do not paint a page without a body.
    if (!document.body) document.documentElement.append(document.createElement('body'));
    window.location.replace(decision.address);
    return false;
  }
  window.addEventListener('load', () => whenVisited(keep));
  if (decision.address !== undefined) window.history.replaceState(window.history.state, '', decision.address);
  return true;
}

/** Runs work at once, or on activation if the browser has prerendered the page (HTML Standard, "prerendering"). */
function whenVisited(work: () => void): void {
  const isPrepared = 'prerendering' in document && document.prerendering === true;
  if (isPrepared) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}
