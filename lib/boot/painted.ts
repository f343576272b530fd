/** For a paint that nobody reports, in milliseconds after the page has loaded. */
const patience = 1000;

/**
 * Calls back once something of the page is painted (Paint Timing, «first-contentful-paint»). In a tab that nobody sees, and
 * where a browser keeps such times to itself (Tor Browser), soon after the page has loaded.
 */
export function whenPainted(callback: () => void): void {
  let isDone = false;
  const done = () => {
    observer.disconnect();
    if (!isDone) callback();
    isDone = true;
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done();
  });
  observer.observe({ type: 'paint', buffered: true });
  const loaded = () => setTimeout(done, patience);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded);
}
