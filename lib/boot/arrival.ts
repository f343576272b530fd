/**
 * Lets a phone lay out first what its first viewport shows: until the page has loaded, sections below it are laid out when
 * they come near (`.arriving` in styles/base.css), which takes work from before the first paint. Whoever scrolls
 * before that needs all of them, since a fling is faster than they come; whoever comes back to where they were, or follows
 * a link to a section, needs the height of all that is above.
 */
export function markArrival(): void {
  if (location.hash !== '' || wasRestored()) return;
  const { classList } = document.documentElement;
  classList.add('arriving');
  const layOutAll = () => classList.remove('arriving');
  window.addEventListener('load', () => whenIdle(layOutAll));
  window.addEventListener('scroll', layOutAll, { once: true, passive: true });
}

/** @returns whether the browser brings back the place where the visitor was */
export function wasRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Runs a callback when nothing else is to do, after a second at the latest. Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 200);
}
