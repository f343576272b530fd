import { expect, type Page } from '@playwright/test';
import type { Entry } from '@/lib/outbox/entry';
import { fill, formOn } from '../forms/support/pages';
import { test as guarded } from './fixtures';
import { FormHost } from './formHost';

/** Our `test` on a host with a scripted backend. */
export const test = guarded.extend<{ host: FormHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  host: async ({}, use, { project }) => {
    const host = new FormHost(project.use.baseURL ?? '');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(await host.start()),
});

/** Fills in the contact form of the open page, ready to send. */
export async function writeContact(page: Page, message: string): Promise<void> {
  const form = formOn(page, 'en');
  await fill(form, 'name', 'email');
  await form.field('message').fill(message);
  await expect(form.send).toBeEnabled();
}

/** Sends the form filled in by `writeContact`; it is stored when this returns. */
export async function pressSend(page: Page): Promise<void> {
  const form = formOn(page, 'en');
  await form.send.click();
  await expect(form.field('message')).toHaveValue('');
}

/** Fills in and sends the contact form of the open page. */
export async function sendContact(page: Page, message: string): Promise<void> {
  await writeContact(page, message);
  await pressSend(page);
}

/** @returns how many submissions the outbox of the page's browser holds */
export async function waiting(page: Page): Promise<number> {
  return (await entriesOf(page)).length;
}

/** Waits until the outbox of the page's browser is empty, and has checked for further submissions. */
export async function emptied(page: Page): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(0);
  // Databases are opened in the order of the calls: the outbox's last check comes before this one.
  expect(await waiting(page)).toBe(0);
}

/** @returns the contents of the outbox of the page's browser */
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
