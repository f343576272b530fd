import type { Locator, Page } from '@playwright/test';

// What an editor sees and does in the forms of `npm run edit`.

/** What the content check, a process of its own, and a page that is made at the first look may take. */
export const patience = { timeout: 120_000 };

/** The bar that says what is wrong. */
export const check = (page: Page) => page.locator('#check');

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Opens a group of fields. */
export const unfold = (group: Locator) => group.getByRole('button', { name: 'Expand' }).first().click();

/** A field, or a group of them, of a form that has one language. */
export const fact = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`).first();

export const field = (page: Page, locale: string, key: string) =>
  page.locator(`[data-locale=${locale}][data-mode=edit] [data-key-path="${key}"]`).first();

export const box = (group: Locator) => group.getByRole('textbox').first();

export const write = (group: Locator, text: string) => box(group).fill(text);

/** Shows German beside English, in the place of the page. */
export const besideGerman = (page: Page) => page.getByRole('radio', { name: 'German' }).last().click();

/** Shows a language beside its page. */
export const only = (page: Page, language: string) =>
  page.getByRole('radio', { name: language }).first().click();

/** The page beside a form: a frame in the frame that Sveltia CMS makes for previews. */
export const shown = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

/** Does something that makes the browser ask a question, and answers it. @returns the question */
export async function asked(page: Page, leaves: boolean, act: () => Promise<unknown>): Promise<string> {
  const question = new Promise<string>((resolve) =>
    page.once('dialog', async (dialog) => {
      await (leaves ? dialog.accept() : dialog.dismiss());
      resolve(`${dialog.type()}: ${dialog.message()}`);
    }),
  );
  await act();
  return question;
}
