import { expect, test } from './support/fixtures';
import { settled } from './support/opening';

/** Specification 3.8: a page is fetched ahead where the browser does not prepare it. */

test('where a browser cannot prepare pages, one is fetched when its link is pointed at', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (kind) => kind === 'module';
  });
  await page.goto('/de/about');
  await settled(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).last();
  const address = String(await link.getAttribute('href'));
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === address);
  await link.hover();
  // Not by `<link rel=prefetch>`, which Firefox holds to `default-src 'none'` and WebKit does not know.
  expect((await fetched).resourceType()).toBe('fetch');
  expect((await (await fetched).response())?.ok()).toBe(true);
});
