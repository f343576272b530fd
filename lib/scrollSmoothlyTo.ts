/** How long the way takes, in milliseconds (specification 11.1); it starts without delay. */
export const scrollDuration = 800;

/** What visitors do when they want to be elsewhere. */
const interruptions = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Starts slowly, ends slowly, and is half way at half time.
 *
 * @param progress from 0 to 1
 * @returns how much of the way is done, from 0 to 1
 */
export function easeInOut(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2;
}

/**
 * Scrolls to where the browser would put an anchor, but takes its time. The
 * visitor's own wheel, finger or key ends it where it is.
 *
 * CSS has smooth scrolling too, but leaves duration and easing to the browser.
 */
export function scrollSmoothlyTo(target: HTMLElement): void {
  const from = window.scrollY;
  const interrupted = new AbortController();
  const stop = (event: Event) => {
    // Whoever opened the link by keyboard may still hold the key down.
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
    // Measured anew each time: pictures on the way may arrive and move the target.
    const top = from + (placeOf(target) - from) * easeInOut(progress);
    window.scrollTo({ top, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
}

/** How far the page is scrolled when the target is at its top, or as far as the page goes. */
function placeOf(target: HTMLElement): number {
  const page = document.documentElement;
  const { scrollMarginTop } = getComputedStyle(target);
  const { scrollPaddingTop } = getComputedStyle(page);
  const room = pixels(scrollMarginTop) + pixels(scrollPaddingTop);
  const top = target.getBoundingClientRect().top + window.scrollY - room;
  return Math.min(top, page.scrollHeight - page.clientHeight);
}

/** `auto`, the initial value of one of them, is none. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
