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
    // Read one after the other, and only where they decide: a storage answers late on a fresh visit.
    get cookie() {
      return readCookies();
    },
    get localStorage() {
      return readStored('localStorage');
    },
    get sessionStorage() {
      return readStored('sessionStorage');
    },
    get browser() {
      return navigator.languages ?? [];
    },
    htmlLang: document.documentElement.lang,
  });
  if (decision.kind === 'replace') {
    keepLanguage(decision.locale);
    showLoading();
    // Leaving may end the parser here, and no browser paints a page that has no body.
    if (!document.body) document.documentElement.append(document.createElement('body'));
    window.location.replace(decision.address);
    return false;
  }
  window.addEventListener('load', () => keepLanguage(decision.locale));
  if (decision.address !== undefined) window.history.replaceState(window.history.state, '', decision.address);
  return true;
}
