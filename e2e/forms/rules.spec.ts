import { expect, test } from '../support/fixtures';
import { emptied } from '../support/forms';
import { fill, formOn, openForm, person } from './support/pages';

/** The contact form and the short form, by mouse and keyboard; component tests cover every rule. */

/** @returns the red, green and blue of a colour as browsers compute it, from 0 to 255 */
const channels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
const lightness = (colour: string) => channels(colour).reduce((sum, channel) => sum + channel, 0);

// Specification 24.1, 24.2, 24.3, 24.5, 24.6, 24.12 and 24.14
for (const [path, language, colorScheme, required] of [
  ['/contact-us', 'en', 'light', ['name', 'email', 'message']],
  ['/c-levels', 'de', 'dark', ['email', 'message']],
] as const)
  test(`${path}, ${colorScheme}: send is disabled and lighter until all is valid; errors are red, under their fields`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const form = await openForm(page, path, language);
    const { text } = form;
    const colour = () => form.send.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
    await expect(form.send).toBeDisabled();
    const lighter = await colour();
    const fields = required.map((name) => text(`forms:fields.${name}`)).join(', ');
    await expect(form.form).toContainText(text('forms:needs.missing', { fields }));
    await fill(form, ...required);
    await expect(form.send).toBeEnabled();
    await expect.poll(async () => lightness(await colour())).toBeLessThan(lightness(lighter));

    const [message, email] = [form.field('message'), form.field('email')];
    await message.fill('');
    await expect(form.send).toBeDisabled();
    const error = form.form.getByText(text('forms:FIELD_REQUIRED'));
    await expect(message).toHaveAccessibleDescription(new RegExp(`${text('forms:FIELD_REQUIRED')}$`));
    const [red = 0, green = 0, blue = 0] = channels(await error.evaluate((el) => getComputedStyle(el).color));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    const [field, under] = [await message.boundingBox(), await error.boundingBox()];
    expect(under?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await email.fill('arta@krasniqi');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(text('forms:INVALID_EMAIL'));
    await expect(form.wrong).toHaveCount(2);
  });

// Specification 25.1, 25.2, 25.3, 25.4 and 31.2
test('the contact form is sent by keyboard alone, and the thank-you shows for 7,000 ms', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page, '/contact-us', 'en');
  await form.field('name').focus();
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(form.field(name)).toBeFocused();
    await page.keyboard.type(person[name]);
    // The check of the last word ends a moment after its last letter; no visitor is faster than that.
    if (name === 'message') await expect(form.send).toBeEnabled();
    await page.keyboard.press('Tab');
  }
  await expect(form.field('budget')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await expect(form.thanks).toBeEmpty();
  // Advancing by more than a second would expire whatever the page is waiting for.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.keyboard.press('Enter');
  await expect(form.thanks).toHaveText(form.text('forms:THANKS_FOR_CONTACTING'));
  await expect(form.thanks).toBeFocused();
  await expect(form.thanks).toBeInViewport({ ratio: 1 });
  for (const name of ['name', 'email', 'message'] as const) await expect(form.field(name)).toHaveValue('');
  await expect(form.send).toBeDisabled();
  await expect(form.wrong).toHaveCount(0);
  // The outbox gives storage five seconds to answer; here they pass in an instant.
  await emptied(page);
  await page.clock.runFor(6999);
  await expect(form.thanks).not.toBeEmpty();
  await page.clock.runFor(1);
  await expect(form.thanks).toBeEmpty();
});

// Specification 31.4
test('at 320 px, with text at twice its size, nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const form = await openForm(page, '/contact-us', 'de');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const wider = () =>
    form.form.evaluate((element) =>
      [...element.querySelectorAll(':not([aria-hidden] *)')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    );
  await form.field('email').fill('x');
  await form.field('email').blur();
  await expect(form.wrong).toHaveCount(1);
  expect(await wider()).toEqual([]);
});

// Specification 31.5
test('with forced colours, an invalid field is still marked by an icon', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = formOn(page, 'en');
  await page.goto('/contact-us');
  await form.field('email').fill('x');
  await form.field('email').blur();
  await expect(form.wrong).toHaveCount(1);
  const sign = form.form.getByText(form.text('forms:INVALID_EMAIL'));
  expect(await sign.evaluate((error) => getComputedStyle(error, '::before').content)).toContain('!');
});
