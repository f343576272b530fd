/**
 * Lays out only the first viewport before the first paint on phones. Until the page has loaded, sections
 * below it are laid out when they come near (`.defer-below-fold` in styles/base.css). All are laid out at once when
 * the visitor scrolls earlier, since a fling is faster than the layout, and when the page restores a position
 * or opens at a section, since the height above it must be known.
 */
export function deferBelowFold(): void {
  if (location.hash !== '' || wasRestored()) return;
  const { classList } = document.documentElement;
  classList.add('defer-below-fold');
  const layOutAll = () => classList.remove('defer-below-fold');
  window.addEventListener('load', () => whenIdle(layOutAll));
  window.addEventListener('scroll', layOutAll, { once: true, passive: true });
}

/** @returns whether the browser restores the scroll position */
export function wasRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Runs a callback when the browser is idle, after a second at the latest. Safari has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 200);
}
