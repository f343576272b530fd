/** Links to pages of this site in the language that is shown, as in components/document/SpeculationRules.tsx. */
const pages = 'a[href^="/"]:not([hreflang], [href*="."], [href*="#"])';

/**
 * Fetches a page as soon as somebody reaches for a link to it (specification 3.8), in browsers that do not prepare whole
 * pages by themselves: opening it then takes a word with the server and no second transfer. By `fetch`, which the security
 * policy allows; Firefox would hold `<link rel=prefetch>` to `default-src`, and WebKit has none.
 */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const fetchOnce = ({ target }: Event) => {
    const url = target instanceof Element && target.closest<HTMLAnchorElement>(pages)?.href;
    if (!url || fetched.has(url)) return;
    fetched.add(url);
    // Read to its end, so that all of it is kept; what goes wrong, the visit itself will show.
    fetch(url)
      .then((page) => page.text())
      .catch(() => {});
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, fetchOnce, { passive: true });
}
