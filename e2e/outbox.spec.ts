import { expect } from './support/fixtures';
import { entriesOf, pressSend, sendContact, test, waiting, writeContact } from './support/forms';

/**
 * A form's submission arrives exactly once, in real browsers and tabs. Statuses, waits, leases and kinds of blocked storage
 * are tested in `__tests__/lib/outbox`, the route to a mail in `outbox-gateway.spec.ts`.
 */

// Failures are reported on the console only (specification 25.5 and 32.5).
test.use({
  allow:
    /outbox:|status of (404|422|50\d)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/,
});

// Specification 26.1, 26.2 and 26.3
test('sends once there is a connection, and leaves nothing behind', async ({ page, context, host }) => {
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
  test(`a tab closed while it sends, ${when}: the next visit sends it with the same key`, async ({
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
test('ordinary visits load no outbox, and parked submissions are not sent again', async ({ page, host }) => {
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

// Specification 26.7
test('of two tabs one sends at a time, and each submission arrives once', {
  tag: '@full',
}, async ({ context, host }) => {
  host.answers = [503, 503, 503, 202];
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const [index, tab] of tabs.entries()) {
    await tab.goto('/contact-us');
    await writeContact(tab, `from tab ${index}`);
  }
  for (const tab of tabs) await pressSend(tab);
  // Both are notified of waiting submissions at once, again and again.
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
test('when the sending tab is closed, another takes over', async ({ context, host }) => {
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
