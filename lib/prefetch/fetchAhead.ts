/** Links to pages of this site in the language that is shown, as in components/document/SpeculationRules.tsx. */
const pages = 'a[href^="/"]:not([hreflang], [href*="."], [href*="#"])';

/** Fetches a page as soon as somebody reaches for a link to it. */
export function fetchAhead(): void {
  const fetched = new Set<string>();
  const fetchOnce = ({ target }: Event) => {
    const address = target instanceof Element && target.closest<HTMLAnchorElement>(pages)?.href;
    if (!address || fetched.has(address)) return;
    fetched.add(address);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, fetchOnce, { passive: true });
}
