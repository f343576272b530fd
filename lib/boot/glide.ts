import { scrollSmoothlyTo } from '@/lib/scrollSmoothlyTo';
import { staysHere } from '@/lib/staysHere';

/**
 * Lets links with `data-glides` lead to a place on their own page in a smooth way (specification 11.1). Until the page script
 * has come they lead there as without scripts, in one leap: gliding in the boot script would come before the first paint.
 */
export function glideAlongLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-glides]');
    if (link) glide(event, link);
  });
}

/**
 * What the browser does with such a link in one leap, done smoothly. The URL names the
 * anchor and Back leads back, the focus moves to the anchor, and the view
 * follows. Where motion is not wanted, and for a new tab, the browser does it all.
 */
function glide(event: MouseEvent, { hash }: HTMLAnchorElement): void {
  const target = document.getElementById(hash.slice(1));
  if (!target || !staysHere(event)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  // First, so that the entry left behind remembers where the page stood.
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  target.focus({ preventScroll: true });
  scrollSmoothlyTo(target);
}
