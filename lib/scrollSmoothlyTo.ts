/** Duration in milliseconds (specification 11.1); it starts without delay. */
export const scrollDuration = 800;

/** Events by which visitors interrupt the scrolling. */
const interruptions = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Eases in and out, symmetrically.
 *
 * @param progress from 0 to 1
 * @returns the fraction of the distance covered, from 0 to 1
 */
export function easeInOut(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2;
}

/**
 * Scrolls smoothly to where the browser would put an anchor. The visitor's own wheel, finger or key stops it.
 *
 * CSS has smooth scrolling too, but leaves duration and easing to the browser.
 */
export function scrollSmoothlyTo(target: HTMLElement): void {
  const from = window.scrollY;
  const interrupted = new AbortController();
  const stop = (event: Event) => {
    // The key that opened the link may still be held down.
    if (!(event instanceof KeyboardEvent && event.repeat)) interrupted.abort();
  };
  for (const type of interruptions) {
    window.addEventListener(type, stop, { capture: true, passive: true, signal: interrupted.signal });
  }

  let start: number | undefined;
  const step = (now: number) => {
    if (interrupted.signal.aborted) return;
    start ??= now;
    const progress = Math.min((now - start) / scrollDuration, 1);
    // Measured each time, as pictures that load may move the target.
    const top = from + (placeOf(target) - from) * easeInOut(progress);
    window.scrollTo({ top, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
}

/** The scroll position with the target at the top, or the end of the page. */
function placeOf(target: HTMLElement): number {
  const page = document.documentElement;
  const { scrollMarginTop } = getComputedStyle(target);
  const { scrollPaddingTop } = getComputedStyle(page);
  const room = pixels(scrollMarginTop) + pixels(scrollPaddingTop);
  const top = target.getBoundingClientRect().top + window.scrollY - room;
  return Math.min(top, page.scrollHeight - page.clientHeight);
}

/** `auto`, the initial value of one of them, counts as 0. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
