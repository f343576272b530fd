import { expect, type Page } from '@playwright/test';
import type { Payloads } from '@/lib/forms/schemas';
import type { Entry } from '@/lib/outbox/entry';
import { test as guarded } from './fixtures';
import { FormHost } from './formHost';
import { submitPath } from './submitBundle';

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
  await page.getByRole('textbox', { name: 'Name' }).fill('Arta');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('arta@krasniqi.test');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
}

/** Sends what `writeContact` wrote; it is safe when this returns. */
export async function pressSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
}

/** Writes and sends the contact form of the page that is open. */
export async function sendContact(page: Page, message: string): Promise<void> {
  await writeContact(page, message);
  await pressSend(page);
}

/** Hands a payload to the outbox, as the forms do; for the form that no page shows. */
export async function submit(page: Page, form: string, payload: object): Promise<void> {
  // As text, because Playwright would turn the import into one of Node's.
  await page.evaluate(
    `import('${submitPath}').then(({ submit }) => submit(${JSON.stringify(form)}, ${JSON.stringify(payload)}, { trapped: false }))`,
  );
}

/** @returns an application with a CV of so many bytes, true to its type */
export function applicationWith(bytes: number): Payloads['application'] {
  const cv = Buffer.from(Array.from({ length: 251 }, (_, index) => index));
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, cv)]);
  return {
    FirstName: 'Arta',
    LastName: 'Krasniqi',
    BusinessEmail: 'arta@krasniqi.test',
    Message: '',
    Phone: '+383 00000000',
    Position: 'Full-Stack Software Engineer',
    File: [`data:application/pdf;base64,${file.toString('base64')}`],
  };
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
