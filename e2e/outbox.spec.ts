import { expect } from './support/fixtures';
import { entriesOf, pressSend, sendContact, test, waiting, writeContact } from './support/forms';

/**
 * What a form sends arrives exactly once, in real browsers and tabs. Statuses, waits, leases and kinds of blocked
 * storage are tested beside `lib/outbox`, the whole way to a mail in `outbox-gateway.spec.ts`.
 */

// What goes wrong on the way is said on the console, and only there (specification 25.5 and 32.5).
test.use({
  allow:
    /outbox:|status of (404|422|50\d)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/,
});

// Specification 26.1 and 26.2
test('a submission arrives, and leaves nothing behind', async ({ page, host }) => {
  await page.goto('/contact-us');
  await sendContact(page, 'once');
  await expect.poll(() => host.accepted.size).toBe(1);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  expect(host.attempts).toHaveLength(1);
});

// Specification 26.3
test('offline, then online', async ({ page, context, host }) => {
  await page.goto('/contact-us');
  await writeContact(page, 'from a tunnel');
  await context.setOffline(true);
  await pressSend(page);
  expect(await waiting(page)).toBe(1);
  expect(host.attempts).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect([...host.accepted.values()].map((body) => JSON.parse(body).Message)).toEqual(['from a tunnel']);
});

// Specification 26.5 and 26.11
for (const [when, first] of [
  ['before the backend has it', 'stall'],
  ['after the backend has it', 'lose'],
] as const)
  test(`tab closed mid-send, ${when}: the next visit, on a page without islands, sends it with the same key`, async ({
    context,
    host,
  }) => {
    host.answers = [first, 202];
    const release = host.hold();
    const tab = await context.newPage();
    await tab.goto('/contact-us');
    await sendContact(tab, 'gone');
    await expect.poll(() => host.attempts.length).toBe(1);
    await tab.close();
    release();
    const next = await context.newPage();
    await next.goto('/de/services');
    await expect(next.locator('script[src^="/_next/"]')).toHaveCount(0);
    await expect.poll(() => waiting(next), { timeout: 15_000 }).toBe(0);
    expect(new Set(host.attempts.map(({ key }) => key)).size).toBe(1);
    expect(host.accepted.size).toBe(1);
  });

// Specification 26.4 and 26.5
test('ordinary visits load no outbox and open no database; what is parked is neither sent again nor seen', async ({
  page,
  host,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const paths = ['/services', '/about', '/nothing-here'];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  }
  expect(asked).toEqual(expect.arrayContaining(paths));
  expect(asked.filter((path) => path.startsWith('/scripts/resume-'))).toEqual([]);
  host.answers = [422, 202];
  await page.goto('/contact-us');
  await sendContact(page, 'refused');
  await expect.poll(async () => (await entriesOf(page)).map(({ state }) => state)).toEqual(['parked']);
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  expect(await waiting(page)).toBe(1);
  expect(host.attempts).toHaveLength(1);
  await expect(page.locator('body')).not.toContainText('refused');
});

// Specification 26.8
test('all storage blocked: it is sent directly, at most once, and later pages are no worse for it', async ({
  page,
  host,
}) => {
  host.answers = [500, 202];
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  await page.goto('/contact-us');
  await sendContact(page, 'direct');
  await expect.poll(() => host.attempts[0]?.status).toBe(500);
  await page.waitForTimeout(3000);
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  expect(host.attempts).toHaveLength(1);
  await expect(page.locator('html.js')).toHaveCount(1);
});

// Specification 26.7
test('two tabs: each submission is sent by one of them at a time, and arrives once', async ({
  context,
  host,
}) => {
  host.answers = [503, 503, 503, 202];
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/contact-us');
    await writeContact(tab, `from tab ${index}`);
  }
  for (const tab of tabs) await pressSend(tab);
  // Both are reminded at once of what waits, again and again.
  for (let times = 0; times < 10; times += 1) {
    await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
    await tabs[0]?.waitForTimeout(300);
  }
  for (const tab of tabs) await expect.poll(() => waiting(tab), { timeout: 15_000 }).toBe(0);
  expect([...host.accepted.values()].map((body) => JSON.parse(body).Message).sort()).toEqual([
    'from tab 0',
    'from tab 1',
  ]);
  expect(host.attempts).toHaveLength(5);
  expect(host.mostAtOnce).toBe(1);
});

// Specification 26.7
test('two tabs: when the one that sends is closed, the other goes on', async ({ context, host }) => {
  host.answers = ['stall', 202];
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/contact-us');
  await sendContact(first, 'handed over');
  await expect.poll(() => host.attempts.length).toBe(1);
  await second.goto('/services');
  await second.waitForTimeout(1000);
  expect(host.attempts).toHaveLength(1);
  await first.close();
  await expect.poll(() => waiting(second), { timeout: 15_000 }).toBe(0);
  expect(host.accepted.size).toBe(1);
});
