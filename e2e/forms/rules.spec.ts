import { accessibleWidths, expectAccessible } from '../support/accessibility';
import { pauseClock } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { emptied } from '../support/forms';
import { expectNoFailures } from '../support/secondEngine';
import { fill, formOn, languages, openForm, stayThankful } from './support/pages';

/**
 * Specification 24.1, 24.2, 24.3, 24.5, 24.12, 24.14, 25.2 and 31.4: the contact page's form and the short
 * form, by mouse and keyboard.
 */

test.describe.configure({ timeout: 90_000 });

const forms = [
  ['/contact-us', 'contact', ['name', 'email', 'message']],
  ['/c-levels', 'short', ['email', 'message']],
] as const;

for (const language of ['en', 'de'] as const) {
  for (const [path, kind, required] of forms) {
    test(`${path}, ${language}: send is disabled and lighter until all required fields are valid`, async ({
      page,
    }) => {
      const form = await openForm(page, path, language);
      const colour = () =>
        form.send.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
      await expect(form.send).toBeDisabled();
      const lighter = await colour();
      const labels = required.map((name) => languages[language][name]).join(', ');
      await expect(form.form).toContainText(`${languages[language].needed}${labels}.`);
      await fill(form, ...required);
      await expect(form.send).toBeEnabled();
      await expect.poll(colour).not.toBe(lighter);
      await form.field(form.words.message).fill('');
      await expect(form.send).toBeDisabled();
      await expect.poll(colour).toBe(lighter);
    });

    test(`${path}, ${language}: errors in red under their fields, tied to them`, async ({ page }) => {
      const form = await openForm(page, path, language);
      const message = form.field(form.words.message);
      await message.fill('x');
      await message.fill('');
      await expect(message).toHaveAccessibleDescription(new RegExp(`${form.words.required}$`));
      await expect(message).toHaveAttribute('aria-invalid', 'true');
      const error = form.form.getByText(form.words.required);
      await expect(error).toHaveCSS('color', 'rgb(179, 38, 30)');
      const [field, under] = [await message.boundingBox(), await error.boundingBox()];
      expect(under?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
      const email = form.field(form.words.email);
      await email.fill('arta@krasniqi');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await email.blur();
      await expect(email).toHaveAccessibleDescription(form.words.invalid);
      await email.fill('arta@krasniqi.test');
      await expect(form.wrong).toHaveCount(1);
    });

    test(`${path}, ${language}: by keyboard alone, and the thank-you shows for 7,000 ms`, async ({
      page,
    }) => {
      await page.clock.install();
      const form = await openForm(page, path, language);
      await form.field(form.words[required[0]]).focus();
      for (const name of required) {
        await expect(form.field(form.words[name])).toBeFocused();
        await page.keyboard.type(name === 'email' ? 'arta@krasniqi.test' : 'Arta Krasniqi');
        // The check of the last word ends a moment after its last letter; nobody is faster than that.
        if (name === required.at(-1)) await expect(form.send).toBeEnabled();
        await page.keyboard.press('Tab');
      }
      if (kind === 'contact') {
        await expect(form.field(form.words.budget)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
      }
      await expect(form.send).toBeFocused();
      await expect(form.thanks).toBeEmpty();
      await pauseClock(page);
      await page.keyboard.press('Enter');
      await expect(form.thanks).toHaveText(form.words.thanks[kind]);
      await expect(form.thanks).toBeFocused();
      await expect(form.thanks).toBeInViewport({ ratio: 1 });
      for (const name of required) await expect(form.field(form.words[name])).toHaveValue('');
      await expect(form.send).toBeDisabled();
      await expect(form.wrong).toHaveCount(0);
      // The outbox gives storage five seconds to answer; here they pass in an instant.
      await emptied(page);
      await page.clock.runFor(6999);
      await expect(form.thanks).toHaveText(form.words.thanks[kind]);
      await page.clock.runFor(1);
      await expect(form.thanks).toBeEmpty();
    });

    test(`${path}, ${language}: accessible when empty, wrong, complete and sent`, async ({ page }) => {
      await stayThankful(page);
      const form = await openForm(page, path, language);
      const width = accessibleWidths[language === 'de' ? 0 : 1];
      await expectAccessible(page, width);
      const message = form.field(form.words.message);
      await message.fill('x');
      await message.fill('');
      await form.field(form.words.email).fill('arta');
      await form.field(form.words.email).blur();
      await expect(form.wrong).toHaveCount(2);
      await expectAccessible(page, width);
      await expectNoFailures(page);
      await fill(form, ...required);
      await expect(form.send).toBeEnabled();
      await expectAccessible(page, width);
      await form.send.click();
      await expect(form.thanks).not.toBeEmpty();
      await expectAccessible(page, width);
      await expectNoFailures(page);
    });
  }
}

test('a field that is only passed through says nothing', async ({ page }) => {
  const form = await openForm(page, '/contact-us', 'en');
  await form.field('Name').focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await expect(form.wrong).toHaveCount(0);
});

test('a form can be sent, filled in with the same words, and sent again', async ({ page }) => {
  const form = await openForm(page, '/c-levels', 'en');
  for (let time = 0; time < 2; time += 1) {
    await fill(form, 'email', 'message');
    await form.send.click();
    await expect(form.field('Message')).toHaveValue('');
  }
  await expect(form.thanks).not.toBeEmpty();
});

test.describe('at 320 px, with text at twice its size', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('nothing is cut off, whatever is shown', async ({ page }) => {
    const form = await openForm(page, '/contact-us', 'de');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const wider = () =>
      form.form.evaluate((element) =>
        [...element.querySelectorAll(':not([aria-hidden] *)')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.textContent),
      );
    await form.field(form.words.email).fill('x');
    await form.field(form.words.email).blur();
    await expect(form.wrong).toHaveCount(1);
    expect(await wider()).toEqual([]);
    await fill(form, 'name', 'email', 'message');
    await form.send.click();
    await expect(form.thanks).not.toBeEmpty();
    expect(await wider()).toEqual([]);
  });
});

test('with forced colours, a field that is wrong still says so by a sign', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = formOn(page, 'en');
  await page.goto('/contact-us');
  await form.field('E-mail').fill('x');
  await form.field('E-mail').blur();
  await expect(form.wrong).toHaveCount(1);
  const sign = form.form.getByText(form.words.invalid);
  expect(await sign.evaluate((error) => getComputedStyle(error, '::before').content)).toContain('!');
});
