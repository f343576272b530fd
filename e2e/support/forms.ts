import { expect, type Page } from '@playwright/test';
import type { Entry } from '@/lib/outbox/entry';
import { fill, formOn } from '../forms/support/pages';
import { test as guarded } from './fixtures';
import { FormHost } from './formHost';

/** Our `test` on a host whose backend answers by script. */
export const test = guarded.extend<{ host: FormHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  host: async ({}, use, { project }) => {
    const host = new FormHost(project.use.baseURL ?? '');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(await host.start()),
});

/** Fills in the contact form of the page that is open, until only sending is left. */
export async function writeContact(page: Page, message: string): Promise<void> {
  const form = formOn(page, 'en');
  await fill(form, 'name', 'email');
  await form.field('message').fill(message);
  await expect(form.send).toBeEnabled();
}

/** Sends what `writeContact` wrote; it is safe when this returns. */
export async function pressSend(page: Page): Promise<void> {
  const form = formOn(page, 'en');
  await form.send.click();
  await expect(form.field('message')).toHaveValue('');
}

/** Writes and sends the contact form of the page that is open. */
export async function sendContact(page: Page, message: string): Promise<void> {
  await writeContact(page, message);
  await pressSend(page);
}

/** @returns how many submissions the outbox of the page's browser holds */
export async function waiting(page: Page): Promise<number> {
  return (await entriesOf(page)).length;
}

/** Waits until the outbox of the page's browser is empty, and has looked for what else is due. */
export async function emptied(page: Page): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(0);
  // Databases are opened in the order in which that was asked for: the outbox's last look comes before this one.
  expect(await waiting(page)).toBe(0);
}

/** @returns what the outbox of the page's browser holds */
export function entriesOf(page: Page): Promise<Entry[]> {
  return page.evaluate(
    () =>
      new Promise<Entry[]>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );
}
