import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { asked, box, check, field, only, patience, save, unfold, write } from './editorForms';
import type { RunningEditor } from './runningEditor';

const file = 'public/locales/de/home.json';
const question = 'confirm: What you wrote here is not saved. Leave it all the same?';

/**
 * While the German texts of the home page are in a form, somebody else changes their file: it stays as they have it, and what
 * is in the form is not left unasked, whichever way.
 */
export async function changeMeanwhile(page: Page, editor: RunningEditor): Promise<void> {
  const theirs = editor.read(file).replace('"jedes Ge', '"steiles Ge');
  writeFileSync(join(editor.folder, file), theirs);
  const mine = field(page, 'de', 'hero.title.1');
  await write(mine, 'mein Gelände');
  await save(page);
  await expect(check(page)).toContainText(
    `${file}: has changed on disk since the form was opened, so this file was not written; copy what you wrote, then reload the page`,
    patience,
  );
  expect(editor.read(file)).toBe(theirs);
  // Closes the sentence of Sveltia CMS.
  await page.keyboard.press('Escape');
  const link = check(page).getByRole('link').first();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => link.click(),
    () => page.evaluate(() => location.reload()),
  ];
  for (const [index, leave] of ways.entries())
    expect(await asked(page, false, leave)).toBe(index < 2 ? question : 'beforeunload: ');
  await expect(box(mine)).toHaveValue('mein Gelände');
  const reloaded = page.waitForEvent('load');
  expect(await asked(page, true, () => link.click())).toBe(question);
  await reloaded;
  await only(page, 'German');
  await unfold(field(page, 'de', 'hero'));
  await expect(box(mine)).toHaveValue('steiles Ge&shy;lände');
  await expect(check(page)).toHaveAttribute('data-found', '0', patience);
}
