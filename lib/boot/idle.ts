/** How long an idle moment is waited for, in milliseconds. */
const longestWait = 1000;

/** Runs a callback when nothing else is to do, after a second at the latest. Safari has no idle callbacks. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: longestWait });
  else setTimeout(callback, longestWait / 5);
}
