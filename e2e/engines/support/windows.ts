import type { Tab } from './tab';

/** From now on, windows that the page opens are recorded instead of opened, so nothing is loaded from other sites. */
export const watchWindows = (tab: Tab): Promise<unknown> =>
  tab.evaluate(() => {
    const windows: string[] = [];
    Object.assign(window, { windows });
    window.open = (url, _name, features = '') => {
      windows.push(`${url} ${features}`);
      return window;
    };
    document.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target]') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      windows.push(link.href);
    });
    return null;
  });

/** @returns the records: each URL, with the features of its window */
export const opened = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => (window as unknown as { windows: string[] }).windows);
