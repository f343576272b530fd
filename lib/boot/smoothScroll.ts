import { opensInSameTab } from '@/lib/links';
import { scrollSmoothlyTo } from '@/lib/scrollSmoothlyTo';

/**
 * Makes links with `data-smooth-scroll` scroll smoothly to a place on their own page (specification 11.1). Until the
 * page script has loaded they jump there, as without scripts: doing it in the boot script would delay the
 * first paint.
 */
export function enableSmoothScroll(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-smooth-scroll]');
    if (link) followSmoothly(event, link);
  });
}

/**
 * Does smoothly what the browser does at once: sets the URL's hash, with a history entry, moves the focus and
 * scrolls. With reduced motion or for a new tab, it leaves the link to the browser.
 */
function followSmoothly(event: MouseEvent, { hash }: HTMLAnchorElement): void {
  const target = document.getElementById(hash.slice(1));
  if (!target || !opensInSameTab(event)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  // First, so that the history entry left behind records its scroll position.
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  target.focus({ preventScroll: true });
  scrollSmoothlyTo(target);
}
