import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/holdBack';
import { hydrated, islandScripts, openEarly } from '../support/hydration';
import { fill, formOn, openForm, person } from './support/pages';

/** Specification 24.15, 32.1 and 32.3: a form's script loads at its first use, and no input is lost until then. */

test('loads nothing for a form before it has the focus', async ({ page }) => {
  const fetched: string[] = [];
  await page.goto('/contact-us');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => fetched.push(request.url()));
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
  await formOn(page, 'en').field('name').focus();
  await expect.poll(() => fetched.some((url) => url.includes('/scripts/engine-'))).toBe(true);
});

test('keeps, validates and sends text typed before the scripts loaded', async ({ page }) => {
  const arrive = await openEarly(page, '/contact-us');
  const form = formOn(page, 'en');
  await fill(form, 'name');
  await form.field('email').fill('arta');
  await form.field('email').press('Enter');
  await fill(form, 'message');
  await form.field('budget').selectOption('1,000,000+ CHF');
  await expect(form.send).toBeDisabled();
  await arrive();
  await expect(page).toHaveURL('/contact-us');
  await expect(form.field('message')).toHaveValue(person.message);
  await expect(form.field('budget')).toHaveValue('1,000,000+ CHF');
  await expect(form.field('email')).toHaveAccessibleDescription(form.text('forms:INVALID_EMAIL'));
  await fill(form, 'email');
  await expect(form.send).toBeEnabled();
});

test('loses no character typed during hydration, and keeps the caret', async ({ page }) => {
  const arrive = await openEarly(page, '/contact-us');
  const field = formOn(page, 'en').field('message');
  await field.pressSequentially('Weroads');
  for (let step = 0; step < 5; step += 1) await field.press('ArrowLeft');
  const arriving = arrive();
  await page.keyboard.type(' plan the ', { delay: 40 });
  await arriving;
  await page.keyboard.type('mountain ');
  await expect(field).toHaveValue('We plan the mountain roads');
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(21);
});

test.describe('the form’s script does not load', () => {
  test.use({ allow: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|did not arrive|failed request/ });

  test('keeps the text, explains the failure, and sends once there is a connection', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, '/contact-us', 'en');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fill(form, 'name', 'email', 'message');
    await expect(form.form).toContainText(form.text('forms:needs.connection'));
    await expect(form.send).toBeDisabled();
    await context.setOffline(false);
    await expect(form.send).toBeEnabled();
    await expect(form.field('message')).toHaveValue(person.message);
  });
});

test.describe('the script that hydrates the form does not load', () => {
  test.use({ allow: /status of 404|failed request|ERR_FAILED|preloaded/ });

  test('shows the mail link, and keeps the text visible', async ({ page }) => {
    const form = formOn(page, 'en');
    const fail = await holdBack(page, islandScripts, 'abort');
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await form.field('message').fill('Typed, and not lost.');
    await expect(form.mail).toBeHidden();
    fail();
    await expect(form.mail).toBeVisible({ timeout: 15_000 });
    await form.field('message').blur();
    await expect(form.field('message')).toBeVisible();
    await expect(form.field('message')).toHaveValue('Typed, and not lost.');
  });
});

test('shows the mail link instead of the form on paper only, and the honeypot to programs only', async ({
  page,
}) => {
  const form = await openForm(page, '/contact-us', 'en');
  // Specification 25.16
  const trap = form.form.locator('input[name=website]');
  await expect(trap).not.toHaveCSS('display', 'none');
  const width = await trap.evaluate((input) => input.parentElement?.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(1);
  await expect(form.form.getByRole('textbox')).toHaveCount(3);
  await expect(form.mail).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(form.mail).toBeVisible();
  await expect(form.form).toBeHidden();
});
