let observers: PerformanceObserverCallback[] = [];

/** Paint Timing, which jsdom lacks: nothing is painted until the test says so. */
class PaintObserver {
  constructor(readonly callback: PerformanceObserverCallback) {}
  observe(): void {
    observers.push(this.callback);
  }
  disconnect(): void {
    observers = observers.filter((callback) => callback !== this.callback);
  }
}
Object.assign(window, { PerformanceObserver: PaintObserver });

/** The browser paints for the first time. */
export function paint(): void {
  const list = { getEntriesByName: (name: string) => [{ name }] };
  for (const callback of observers) Reflect.apply(callback, null, [list]);
}
