import { appendFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isolated } from '@/lib/forms/attachments';
import { expect, test } from '../support/fixtures';
import { islandScripts } from '../support/hydration';
import { applicant, applications, file, fill, openApplication } from './support/pages';

/** Drops a file as the system's file manager does. */
async function drop(page: Page, path: string, where: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...where, data });
}

/** The application form's files; component tests cover every rule. */

test.describe.configure({ timeout: 90_000 });

const [[page1]] = applications;

// Specification 24.8, 24.10 and 24.11
test('an error names a file that changed before it could be read, and the file can be removed', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('moved.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  // The script that reads it loads only after the file has been replaced.
  await page.route(islandScripts, async (route) => {
    await appendFile(path, 'more');
    await route.continue();
  });
  await form.files.setInputFiles(path);
  await expect(form.listed).toContainText(
    form.text('forms:FILE_UNREADABLE', { name: isolated('moved.pdf') }),
  );
  await fill(form, ...applicant);
  await form.files.setInputFiles([file('notes.txt', 'text/plain'), file('cv.pdf', 'application/pdf')]);
  await expect(form.files).toHaveAccessibleDescription(/moved\.pdf.*notes\.txt/);
  await expect(form.send).toBeDisabled();
  for (const name of ['moved.pdf', 'notes.txt'])
    await form.form
      .getByRole('button', { name: form.text('forms:files.removeNamed', { name: isolated(name) }) })
      .click();
  await expect(form.listed).toHaveCount(1);
  await expect(form.send).toBeEnabled();
});

// Specification 31.2
test('by keyboard, Space chooses files, and Enter removes one', async ({ page }) => {
  const form = await openApplication(page, page1, 'en');
  const remove = (name: string) =>
    form.form.getByRole('button', { name: form.text('forms:files.removeNamed', { name: isolated(name) }) });
  // An error shows only once the form's script runs; a key pressed while it starts may be lost.
  await form.field('firstName').fill('x');
  await form.field('firstName').fill('');
  await expect(form.wrong).toHaveCount(1);
  await form.field('about').focus();
  await page.keyboard.press('Tab');
  await expect(form.files).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles([file('one.pdf', 'application/pdf'), file('two.pdf', 'application/pdf')]);
  await expect(form.listed).toHaveCount(2);
  await form.files.focus();
  await page.keyboard.press('Tab');
  await expect(remove('one.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.listed).toHaveCount(1);
  await expect(remove('two.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.listed).toHaveCount(0);
  await expect(form.files).toBeFocused();
  await expect(form.files).toHaveAccessibleDescription(new RegExp(`${form.text('forms:FILE_REQUIRED')}$`));
});

// Specification 24.8 and 24.16
test('takes files by a click in the box or dropped anywhere in the form, and ignores drops elsewhere', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('dropped.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  await form.files.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await form.files.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const chooser = page.waitForEvent('filechooser');
  await form.files.click({ position: { x: width - 20, y: height - 20 } });
  await (await chooser).setFiles(file('clicked.pdf', 'application/pdf'));
  await expect(form.listed).toContainText('clicked.pdf');
  await drop(page, path, { x: x + 40, y: y - 10 });
  await expect(form.listed).toHaveText([/clicked\.pdf/, /dropped\.pdf/]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const isPrevented = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('drop', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
          capture: true,
        });
      }),
  );
  await drop(page, path, { x: 300, y: 300 });
  expect(await isPrevented).toBe(true);
  await expect(form.listed).toHaveCount(2);
});

// Specification 31.4
test('a long file name breaks within its error', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const form = await openApplication(page, page1, 'de');
  await form.files.setInputFiles(file(`${'Bewerbungsunterlagen_'.repeat(9)}.pages`, ''));
  await expect(form.listed.locator('p')).toContainText('.pages');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
