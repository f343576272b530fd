import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { sendContact, test, waiting } from './support/forms';

/** Specification 26.8: where storage is blocked, it is sent directly, at most once. */

test.use({ allow: /outbox:|status of 50\d/ });

/** A visitor whose browser denies what is named. */
async function deny(page: Page, denied: { local: boolean; database: boolean }): Promise<void> {
  await page.addInitScript(({ local, database }) => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    if (local) Object.defineProperty(window, 'localStorage', { get: refuse });
    if (database) IDBFactory.prototype.open = refuse;
  }, denied);
}

test('all storage blocked: it is sent directly', async ({ page, host }) => {
  await deny(page, { local: true, database: true });
  await page.goto('/contact-us');
  await sendContact(page, 'direct');
  await expect.poll(() => host.accepted.size).toBe(1);
});

test('all storage blocked: at most once, and later pages are no worse for it', async ({ page, host }) => {
  host.answers = [500, 202];
  await deny(page, { local: true, database: true });
  await page.goto('/contact-us');
  await sendContact(page, 'direct');
  await expect.poll(() => host.attempts[0]?.status).toBe(500);
  await page.waitForTimeout(3000);
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  expect(host.attempts).toHaveLength(1);
  await expect(page.locator('html.js')).toHaveCount(1);
});

test('IndexedDB alone blocked: the same', async ({ page, host }) => {
  await deny(page, { local: false, database: true });
  await page.goto('/contact-us');
  await sendContact(page, 'direct');
  await expect.poll(() => host.accepted.size).toBe(1);
  expect(host.attempts).toHaveLength(1);
});

test('local storage alone blocked: the outbox works, the next visit included', async ({ page, host }) => {
  host.answers = [503, 202];
  await deny(page, { local: true, database: false });
  await page.goto('/contact-us');
  await sendContact(page, 'kept');
  await expect.poll(() => host.attempts[0]?.status).toBe(503);
  await page.goto('/services');
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  expect(host.accepted.size).toBe(1);
});
