import { expect } from './support/fixtures';
import { entriesOf, sendContact, test, waiting } from './support/forms';

/** Specification 26.4 and 26.5: sent again at the next visit, whatever page that opens. */

test.use({ allow: /outbox:|status of (422|503)/ });

test('a return visit on a page without the framework sends what waits', async ({ context, host }) => {
  host.answers = [503, 202];
  const visit = await context.newPage();
  await visit.goto('/contact-us');
  await sendContact(visit, 'later');
  await expect.poll(() => host.attempts[0]?.status).toBe(503);
  await visit.close();
  const next = await context.newPage();
  await next.goto('/de/services');
  await expect(next.locator('script[src^="/_next/"]')).toHaveCount(0);
  await expect.poll(() => waiting(next), { timeout: 15_000 }).toBe(0);
  expect(host.attempts).toHaveLength(2);
  expect(host.accepted.size).toBe(1);
});

for (const path of ['/services', '/about', '/nothing-here']) {
  test.describe(path, () => {
    test.use({ allow: /status of 404/ });

    test('an ordinary visit loads no outbox and opens no database', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(asked).toContain(path);
      expect(asked).not.toContain('/outbox.js');
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    });
  });
}

test('what is parked is neither sent again nor seen', async ({ context, host }) => {
  host.answers = [422, 202];
  const visit = await context.newPage();
  await visit.goto('/contact-us');
  await sendContact(visit, 'refused');
  await expect.poll(async () => (await entriesOf(visit)).map(({ state }) => state)).toEqual(['parked']);
  await visit.goto('/services');
  await visit.waitForLoadState('networkidle');
  expect(await waiting(visit)).toBe(1);
  expect(host.attempts).toHaveLength(1);
  await expect(visit.locator('body')).not.toContainText('refused');
});
