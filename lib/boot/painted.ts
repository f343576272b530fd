/** When no paint is reported: milliseconds after the page has loaded. */
const patience = 1000;

/**
 * Calls back after the first contentful paint (Paint Timing, "first-contentful-paint"). In a hidden tab, and
 * in browsers that do not report paint times (Tor Browser), shortly after the page has loaded.
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
