/** Runs a callback when nothing else is to do, after a second at the latest. Safari has no idle callbacks. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 200);
}
