import { expect } from './support/fixtures';
import {
  applicationWith,
  pressSend,
  sendContact,
  submit,
  test,
  waiting,
  writeContact,
} from './support/forms';

/** Specification 26.1, 26.2, 26.3, 26.5 and 26.7: every submission arrives exactly once. */

// What goes wrong on the way is said on the console, and only there.
test.use({
  allow:
    /outbox:|status of 50\d|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/,
});

test('a submission arrives, and leaves nothing behind', async ({ page, host }) => {
  await page.goto('/contact-us');
  await sendContact(page, 'once');
  await expect.poll(() => host.accepted.size).toBe(1);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  expect(host.attempts).toHaveLength(1);
});

test('offline, then online', async ({ page, context, host }) => {
  await page.goto('/contact-us');
  await writeContact(page, 'from a tunnel');
  await context.setOffline(true);
  await pressSend(page);
  expect(await waiting(page)).toBe(1);
  await page.waitForTimeout(1500);
  expect(host.attempts).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect([...host.accepted.values()].map((body) => JSON.parse(body).Message)).toEqual(['from a tunnel']);
});

test('500s, then 202', async ({ page, host }) => {
  host.answers = [500, 503, 202];
  await page.goto('/contact-us');
  await sendContact(page, 'patience');
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect(host.attempts.map(({ status }) => status)).toEqual([500, 503, 202]);
  expect(new Set(host.attempts.map(({ key }) => key)).size).toBe(1);
  expect(host.accepted.size).toBe(1);
});

test('accepted, but the answer was lost on the way', async ({ page, host }) => {
  host.answers = ['lose', 202];
  await page.goto('/contact-us');
  await sendContact(page, 'twice said, once heard');
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect(host.attempts).toHaveLength(2);
  expect(host.accepted.size).toBe(1);
});

for (const [when, first] of [
  ['before the backend has it', 'stall'],
  ['after the backend has it', 'lose'],
] as const) {
  test(`tab closed mid-send, ${when}: the next visit sends it with the same key`, async ({
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
    await next.goto('/services');
    await expect.poll(() => waiting(next), { timeout: 15_000 }).toBe(0);
    expect(new Set(host.attempts.map(({ key }) => key)).size).toBe(1);
    expect(host.accepted.size).toBe(1);
  });
}

// No page of the built site shows the application form: `application` in `content/programmes.ts`
// hides it. So what the form would hand to the outbox is handed to it here.
test('navigation mid-upload of a 5 MB CV: the next page sends all of it', async ({ page, host }) => {
  host.answers = ['stall', 202];
  const payload = applicationWith(5 * 1024 * 1024);
  await page.goto('/careers/career-start-program/full-stack-software-engineer');
  await submit(page, 'application', payload);
  await expect.poll(() => host.attempts.length).toBe(1);
  await page.goto('/services');
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect(host.attempts.map(({ status }) => status)).toEqual([undefined, 202]);
  expect([...host.accepted.values()]).toEqual([JSON.stringify(payload)]);
});

test('two tabs: each submission is sent by one of them at a time, and arrives once', async ({
  context,
  host,
}) => {
  host.answers = [503, 503, 503, 202];
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) await tab.goto('/contact-us');
  for (const [index, tab] of tabs.entries()) await writeContact(tab, `from tab ${index}`);
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

test('the short form is as safe', async ({ page, host }) => {
  host.answers = [503, 202];
  await page.goto('/c-levels');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('besa@hoxha.test');
  await page.getByRole('textbox', { name: 'Message' }).fill('a team of four');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => host.attempts[0]?.status).toBe(503);
  await page.goto('/legal');
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect([...host.accepted.values()].map((body) => JSON.parse(body))).toEqual([
    { Email: 'besa@hoxha.test', Message: 'a team of four' },
  ]);
});
