import { markPart } from './anchor';

/**
 * Lets browsers find text in closed sections before hydration, as they can after it (lib/useUntilFound.ts,
 * lib/useChosenPart.ts): with find-in-page, and with a link to a text (`#:~:text=`, WICG), which may act
 * while the page is still loading. The section opens and the URL names it, unless the URL already names a
 * place inside.
 */
export function enableFindInPage(): void {
  if (!('onbeforematch' in document)) return;
  for (const section of document.querySelectorAll('[data-part]'))
    if (getComputedStyle(section).display === 'none') section.setAttribute('hidden', 'until-found');
  document.addEventListener('beforematch', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const { part } = target.dataset;
    if (!part || target.contains(document.getElementById(location.hash.slice(1)))) return;
    history.replaceState(history.state, '', `#${part}`);
    markPart(target);
  });
}
