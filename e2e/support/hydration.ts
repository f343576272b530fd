import { expect, type Page } from '@playwright/test';
import { holdBack } from './holdBack';

/** The scripts of islands. */
export const islandScripts = /\/scripts\/(?!page-)/;

/**
 * Waits until every island of the page is hydrated (lib/boot/islands.ts), except those that wait for a pointer or the focus.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 15_000 });
}

/** Opens a page whose islands hydrate only when the returned function is called. */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, islandScripts);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  return async () => {
    release();
    await hydrated(page);
    await page.waitForTimeout(100); // work that hydration may have deferred
  };
}

/** The largest layout shift that still rounds to 0.00: for example, one link of the header moving by a few pixels. */
export const maxShift = 0.005;

/** The layout shift since the page was opened, from `layout-shift` entries. */
export function shiftSoFar(page: Page): Promise<number> {
  return shiftSince(page, 0, 100);
}

/**
 * The layout shift since a moment, from `layout-shift` entries.
 * @param wait for late entries, in milliseconds
 */
export function shiftSince(page: Page, moment: number, wait = 300): Promise<number> {
  return page.evaluate(
    ([start, patience]) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // The types of the DOM do not know this kind of entry yet.
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { startTime, value }) => sum + (startTime < start ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), patience);
      }),
    [moment, wait] as const,
  );
}
