import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { textsIn } from './support/texts';

/** Specification 33.7 where nobody reports a paint, for which scripts wait elsewhere (lib/boot/painted.ts). */

const text = textsIn('en');

/** As Tor Browser keeps such times to itself. */
const tellNoTimes = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });

/** As in a tab that was opened behind another one; a browser without windows has none that nobody sees. */
async function hide(page: Page): Promise<void> {
  await tellNoTimes(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
  });
}

for (const [where, prepare] of [
  ['a browser that tells no times of painting', tellNoTimes],
  ['a tab that nobody sees', hide],
] as const)
  test(`${where}: islands hydrate, and the page script comes to pages without any`, async ({ page }) => {
    await prepare(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: text('common:carousel.next') }).click();
    await expect(page.locator('main [role=status]').first()).toContainText(
      text('common:carousel.position', { current: 2, total: 4 }),
    );
    const pageScript = page.waitForResponse(/\/scripts\/page-/);
    await page.goto('/legal');
    expect((await pageScript).ok()).toBe(true);
  });
