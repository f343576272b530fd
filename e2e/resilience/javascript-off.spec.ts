import { expect, test } from '../support/fixtures';
import { expectLinksLeadOn, expectMenusWork, expectReadable, moving } from './support/readable';

/**
 * Specification 32.1: with JavaScript off all content is readable, and all links and menus work. `every-page.spec.ts`
 * compares every page with and without it.
 */

test.use({ javaScriptEnabled: false, allow: /status of 404/ });

test('all content is readable, and a mail link replaces each form', async ({ page }) => {
  for (const path of [...moving, '/nothing-here']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectReadable(page, path);
      await expect.soft(page.locator('main button:visible'), `dead buttons on ${path}`).toHaveCount(
        // Status buttons do nothing with JavaScript either (specification 13.4).
        await page.locator('main button[aria-disabled=true]').count(),
      );
    });
  }
});

test('menus open and close, and links work', async ({ page }) => {
  await page.goto('/');
  await expectMenusWork(page);
  await expectLinksLeadOn(page);
});
