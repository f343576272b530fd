import { chooseLanguage } from './chooseLanguage';
import { showLoading } from './loadingNotice';
import { keepLanguage, readCookies, readStored } from './storedLanguage';

/**
 * Runs before first paint on every page and carries out what `chooseLanguage` says.
 *
 * @returns whether the page stays
 */
export function settleLanguage(): boolean {
  const decision = chooseLanguage({
    url: new URL(window.location.href),
    referrer: document.referrer,
    cookie: readCookies(),
    localStorage: readStored('localStorage'),
    sessionStorage: readStored('sessionStorage'),
    browser: navigator.languages ?? [],
    htmlLang: document.documentElement.lang,
  });
  keepLanguage(decision.locale);
  if (decision.kind === 'replace') {
    showLoading();
    // Leaving may end the parser here, and no browser paints a page that has no body.
    if (!document.body) document.documentElement.append(document.createElement('body'));
    window.location.replace(decision.address);
    return false;
  }
  if (decision.address !== undefined) window.history.replaceState(window.history.state, '', decision.address);
  return true;
}
