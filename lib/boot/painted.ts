/** Calls back once something of the page is painted (Paint Timing, «first-contentful-paint»). */
export function whenPainted(callback: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
