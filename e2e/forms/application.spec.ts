import { appendFile, writeFile } from 'node:fs/promises';
import { accessibleWidths, expectAccessible } from '../support/accessibility';
import { pauseClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { emptied } from '../support/forms';
import { expectNoFailures } from '../support/secondEngine';
import { applicant, applications, file, fill, openApplication, person, stayThankful } from './support/pages';

/** Specification 24.7, 24.8, 24.9, 24.10, 24.11 and 25.2: the application's files and fields. */

test.describe.configure({ timeout: 90_000 });

const [[page1]] = applications;
const megabyte = 1024 * 1024;

test('types, number and sizes are said before the control', async ({ page }) => {
  const form = await openApplication(page, page1, 'en');
  await expect(form.files).toHaveAccessibleDescription(
    'At least one file, of these types: pdf, doc, docx, jpg, jpeg, png. Up to 10 files, each up to 10 MB, 15 MB in all.',
  );
  await expect(form.files).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png');
  await expect(form.field(form.words.about)).toHaveAttribute('rows', '5');
});

test('every file that cannot be sent has an error that names it', async ({ page }) => {
  const form = await openApplication(page, page1, 'en');
  await fill(form, ...applicant);
  await form.files.setInputFiles([
    file('cv.pdf', 'application/pdf'),
    file('notes.txt', 'text/plain'),
    file('empty.docx', '', ''),
    file('scan.png', 'image/png', 10 * megabyte + 1),
  ]);
  await expect(form.listed).toHaveCount(4);
  await expect(form.listed.nth(1)).toContainText('“notes.txt” is of a type that we cannot take.');
  await expect(form.listed.nth(2)).toContainText('“empty.docx” is empty.');
  await expect(form.listed.nth(3)).toContainText('“scan.png” is larger than 10 MB.');
  await expect(form.files).toHaveAccessibleDescription(/“notes\.txt”.*“empty\.docx”.*“scan\.png”/);
  await expect(form.send).toBeDisabled();
  for (const name of ['notes.txt', 'empty.docx', 'scan.png'])
    await form.form.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(form.listed).toHaveCount(1);
  await expect(form.send).toBeEnabled();
});

test('a file that changed before it could be read is named', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('moved.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  // The script that reads it comes only after the file is another one.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await appendFile(path, 'more');
    await route.continue();
  });
  await form.files.setInputFiles(path);
  await expect(form.listed).toContainText('Your browser could not read “moved.pdf”.');
  await expect(form.send).toBeDisabled();
});

test('by keyboard: the files open with Space, the list is left by Tab and shortened by Enter', async ({
  page,
}) => {
  const form = await openApplication(page, page1, 'en');
  await form.field(form.words.about).focus();
  await page.waitForLoadState('networkidle'); // the form's script comes with the first focus
  await page.keyboard.press('Tab');
  await expect(form.files).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles([file('one.pdf', 'application/pdf'), file('two.pdf', 'application/pdf')]);
  await expect(form.listed).toHaveCount(2);
  await form.files.focus();
  await page.keyboard.press('Tab');
  await expect(form.form.getByRole('button', { name: 'Remove one.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.listed).toHaveCount(1);
  await expect(form.form.getByRole('button', { name: 'Remove two.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.listed).toHaveCount(0);
  await expect(form.files).toBeFocused();
  await expect(form.files).toHaveAccessibleDescription(/Please attach at least one file\.$/);
});

test('a click anywhere in the box chooses files', async ({ page }) => {
  const form = await openApplication(page, page1, 'en');
  const box = await page.getByText('Choose files or drop them here').locator('..').boundingBox();
  const chooser = page.waitForEvent('filechooser');
  await form.files.click({ position: { x: (box?.width ?? 0) - 20, y: (box?.height ?? 0) - 20 } });
  await (await chooser).setFiles(file('clicked.pdf', 'application/pdf'));
  await expect(form.listed).toContainText('clicked.pdf');
});

test('files may be dropped there', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('dropped.pdf');
  await writeFile(path, '%PDF-1.7');
  const form = await openApplication(page, page1, 'en');
  await form.files.scrollIntoViewIfNeeded();
  const box = await form.files.boundingBox();
  const where = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...where, data });
  await expect(form.listed).toContainText('dropped.pdf');
});

for (const [index, language] of (['de', 'en'] as const).entries()) {
  const width = accessibleWidths[index] ?? 0;

  test(`accessible when empty, wrong, complete and sent (${language}, ${width} px)`, async ({ page }) => {
    await stayThankful(page);
    const form = await openApplication(page, page1, language);
    await expectAccessible(page, width);
    await form.field(form.words.number).fill('x');
    await form.field(form.words.number).fill('');
    await form.files.setInputFiles([file('cv.pdf', 'application/pdf'), file('notes.txt', 'text/plain')]);
    await expect(form.wrong).toHaveCount(2);
    await expectAccessible(page, width);
    await expectNoFailures(page);
    await form.listed.nth(1).getByRole('button').click();
    await fill(form, ...applicant);
    await expect(form.send).toBeEnabled();
    await expectAccessible(page, width);
    await form.send.click();
    await expect(form.thanks).toHaveText(form.words.thanks.application);
    await expectAccessible(page, width);
    await expectNoFailures(page);
  });
}

test('the thank-you shows for 7,000 ms', async ({ page }) => {
  await page.clock.install();
  const form = await openApplication(page, page1, 'de');
  await fill(form, ...applicant);
  await form.files.setInputFiles(file('cv.pdf', 'application/pdf'));
  await expect(form.send).toBeEnabled();
  await pauseClock(page);
  await form.send.click();
  await expect(form.thanks).toHaveText(form.words.thanks.application);
  await emptied(page);
  await page.clock.runFor(6999);
  await expect(form.thanks).not.toBeEmpty();
  await page.clock.runFor(1);
  await expect(form.thanks).toBeEmpty();
  expect(person.name).not.toBe(await form.field(form.words.name).inputValue());
});
