import { markPart } from './anchor';

/**
 * Before hydration as after it (lib/useUntilFound.ts, lib/useChosenPart.ts), browsers that can open closed sections find
 * what is in them: by their search, and by a link to a text (`#:~:text=`, WICG), which opens its page while that
 * is still on its way. The section found opens, and the URL names it, unless it names a place inside.
 */
export function letClosedSectionsBeFound(): void {
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
