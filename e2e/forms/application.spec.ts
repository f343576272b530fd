import { appendFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { isolated } from '@/lib/forms/attachments';
import { localizedPath } from '@/lib/routing/locale';
import { accessibleWidths, expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { islandScripts } from '../support/hydration';
import { expectNoFailures } from '../support/secondEngine';
import { fullTags } from '../support/sitePages';
import {
  applicant,
  applications,
  file,
  fill,
  formPart,
  openApplication,
  stayThankful,
} from './support/pages';

/** Drops a file as the system's file manager does. */
async function drop(page: Page, path: string, where: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...where, data });
}

/** The application form's files; every rule of it is tested beside the component. */

test.describe.configure({ timeout: 90_000 });

const [[page1]] = applications;

// Specification 24.8, 24.10 and 24.11
test('a file that changed before it could be read is named, and can be removed', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('moved.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  // The script that reads it comes only after the file is another one.
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
test('by keyboard: the files open with Space, the list is left by Tab and shortened by Enter', async ({
  page,
}) => {
  const form = await openApplication(page, page1, 'en');
  const remove = (name: string) =>
    form.form.getByRole('button', { name: form.text('forms:files.removeNamed', { name: isolated(name) }) });
  const script = page.waitForResponse(/\/scripts\/engine-/); // it comes with the first focus
  await form.field('about').focus();
  await (await script).finished();
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

// Specification 24.8
test('a click anywhere in the box chooses files, and files may be dropped there', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('dropped.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  await form.files.scrollIntoViewIfNeeded();
  const box = await form.files.boundingBox();
  const chooser = page.waitForEvent('filechooser');
  await form.files.click({ position: { x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) - 20 } });
  await (await chooser).setFiles(file('clicked.pdf', 'application/pdf'));
  await expect(form.listed).toContainText('clicked.pdf');
  await drop(page, path, { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 });
  await expect(form.listed.last()).toContainText('dropped.pdf');
});

// Specification 24.16
test('files dropped next to the box are taken as well, and outside of the form open nothing', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('dropped.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  await form.files.scrollIntoViewIfNeeded();
  const box = await form.files.boundingBox();
  const below = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) + 25 };
  await drop(page, path, below);
  await expect(form.listed).toHaveText([/dropped\.pdf/]);
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
  await expect(form.listed).toHaveCount(1);
});

// Specification 31.4
test('a long file name breaks within its error', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const form = await openApplication(page, page1, 'de');
  await form.files.setInputFiles(file(`${'Bewerbungsunterlagen_'.repeat(9)}.pages`, ''));
  await expect(form.listed.locator('p')).toContainText('.pages');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// Specification 31.1
for (const [index, locale] of locales.entries())
  test(`accessible when empty, wrong, complete and sent (${locale})`, {
    tag: fullTags(localizedPath('/careers', locale)),
  }, async ({ page }) => {
    const width = accessibleWidths[1 - index] ?? accessibleWidths[0];
    await stayThankful(page);
    const form = await openApplication(page, page1, locale);
    await expectAccessible(page, width);
    await form.field('number').fill('x');
    await form.field('number').fill('');
    await form.files.setInputFiles([file('cv.pdf', 'application/pdf'), file('notes.txt', 'text/plain')]);
    await expect(form.wrong).toHaveCount(2);
    await expectAccessible(page, width, formPart);
    await expectNoFailures(page);
    await form.listed.nth(1).getByRole('button').click();
    await fill(form, ...applicant);
    await expect(form.send).toBeEnabled();
    await expectAccessible(page, width, formPart);
    await form.send.click();
    await expect(form.thanks).toHaveText(form.text('forms:THANKS_FOR_APPLICATION'));
    await expectAccessible(page, width, formPart);
    await expectNoFailures(page);
  });
