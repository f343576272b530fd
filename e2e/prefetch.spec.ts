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
    await page.goto(path);
    await settled(page);
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
