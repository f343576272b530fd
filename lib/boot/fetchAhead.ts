/** Links to pages of this site in the current language, as in components/document/SpeculationRules.tsx. */
const pages = 'a[href^="/"]:not([hreflang], [href*="."], [href*="#"])';

/**
 * Fetches a page when the visitor points at or focuses its link (specification 3.8), in browsers that do not
 * prerender pages. Opening it then takes only a revalidation. It uses `fetch`, which the security policy
 * allows: Firefox would apply `default-src` to `<link rel=prefetch>`, and WebKit does not support it.
 */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const fetchOnce = ({ target }: Event) => {
    const url = target instanceof Element && target.closest<HTMLAnchorElement>(pages)?.href;
    if (!url || fetched.has(url)) return;
    fetched.add(url);
    // Read to the end, so that all of it is cached. Errors will show on the visit itself.
    fetch(url)
      .then((page) => page.text())
      .catch(() => {});
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, fetchOnce, { passive: true });
}
