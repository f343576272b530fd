import { expect, type Page } from '@playwright/test';
import { holdBack } from './holdBack';

/** The scripts of islands. */
export const islandScripts = /\/scripts\/(?!page-)/;

/** Waits until every island of the page reacts (lib/boot/islands.ts), but for those that wait for a pointer or the focus. */
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
    await page.waitForTimeout(100); // what hydration may have put off
  };
}

/** What layout shift is still 0.00, to two places: all that moves is, say, a link of the header, by a few pixels. */
export const noShift = 0.005;

/** How much of the page has moved since it was opened, as `layout-shift` entries count it. */
export function shiftSoFar(page: Page): Promise<number> {
  return shiftSince(page, 0, 100);
}

/**
 * How much of the page has moved since a moment, as `layout-shift` entries count it.
 *
 * @param wait for entries that come late, in milliseconds
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
