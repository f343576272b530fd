import { expect, test } from './support/fixtures';
import { settled } from './support/opening';

/** Specification 3.8: prefetching in browsers that do not prerender. */

test('where a browser cannot prerender pages, hovering a link prefetches its page', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (kind) => kind === 'module';
  });
  await page.goto('/de/about');
  await settled(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).last();
  const address = String(await link.getAttribute('href'));
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === address);
  await link.hover();
  // Not by `<link rel=prefetch>`, to which Firefox applies `default-src 'none'` and which WebKit does not support.
  expect((await fetched).resourceType()).toBe('fetch');
  expect((await (await fetched).response())?.ok()).toBe(true);
});
