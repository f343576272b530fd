import { scrollSmoothlyTo } from './scrollSmoothlyTo';
import { staysHere } from './staysHere';

/**
 * For a link to a place on its own page, which works without any script: what
 * the browser does with it in one leap, done smoothly. The URL names the
 * anchor and Back leads back, the focus moves to the anchor, and the view
 * follows. Where motion is not wanted, and for a new tab, the browser does it all.
 */
export function followAnchor(event: MouseEvent): void {
  const { hash } = event.currentTarget as HTMLAnchorElement;
  const target = document.getElementById(hash.slice(1));
  if (!target || !staysHere(event)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  // First, so that the entry left behind remembers where the page stood.
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  target.focus({ preventScroll: true });
  scrollSmoothlyTo(target);
}
