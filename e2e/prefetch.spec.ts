import { expect, test } from './support/fixtures';
import { settled } from './support/opening';

/** Specification 3.8: a page is fetched ahead where the browser does not prepare it. */

for (const path of ['/services', '/de/about'])
  test(`${path}: where a browser cannot prepare pages, one is fetched when its link is reached for`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (kind) => kind === 'module';
    });
    const loaded = page.waitForResponse('**/prefetch.js');
    await page.goto(path);
    await settled(page);
    await (await loaded).finished();
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Contact( us)?|Kontakt)$/ })
      .last();
    const address = String(await link.getAttribute('href'));
    const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === address);
    await link.hover();
    expect((await fetched).isNavigationRequest()).toBe(false);
    await expect(page.locator(`link[rel=prefetch][href$="${address}"]`)).toHaveCount(1);
  });

test('where a browser can, nothing is loaded for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/prefetch.js');
});
