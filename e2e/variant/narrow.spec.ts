import { isLocale, localeNames, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { unaccented } from '@/scripts/language/pseudo';
import { pseudoLocale } from '@/scripts/variant/pseudoLanguage';
import { expect } from '../support/fixtures';
import { overflowingWidths } from '../support/layout';
import { lostTexts } from '../support/lostText';
import { settled } from '../support/opening';
import { test } from '../support/sharedWindow';
import { isRepeating } from '../support/sitePages';
import { wordsToTranslate } from './plainTexts';

/** Specification 30.5 and 31.4: texts two fifths longer still fit, and the page hydrates as built, in a third language, too. */

if (!isLocale(pseudoLocale)) throw new Error('these tests are for the site that scripts/variant/ builds');
const locale = pseudoLocale;

test.use({ allow: /status of 404/ });

for (const path of ['/nothing-here', ...pages.map((page) => page.path)]) {
  test(localizedPath(path, locale), {
    tag: isRepeating(localizedPath(path, locale)) ? '@long' : [],
  }, async ({ page }) => {
    await page.goto(localizedPath(path, locale));
    await settled(page);
    // The page for unknown addresses, too: the gateway and the host files know the language.
    await expect.soft(page.locator('html')).toHaveAttribute('lang', locale);
    expect.soft(await overflowingWidths(page, [320, 1251]), 'viewports narrower than the page').toEqual([]);
    expect.soft(await lostTexts(page, 320), 'text lost at 320 px').toEqual([]);
  });
}

test('a form’s errors are in the language of the page', async ({ page }) => {
  await page.goto(localizedPath('/contact-us', locale));
  await settled(page);
  // The header fits the narrowest viewport that shows it completely.
  expect(await lostTexts(page, 1251)).toEqual([]);
  const form = page.locator('main form');
  for (const field of await form.locator('input:visible, textarea').all()) {
    await field.fill('?');
    await field.fill('');
    await field.blur();
  }
  await form.locator('input[type=email]').fill('?');
  await form.locator('input[type=email]').blur();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);
  const lines = (await form.innerText()).split('\n');
  expect(lines.filter((line) => wordsToTranslate(line).match(unaccented))).toEqual([]);
});

test('the language switcher lists three languages and fits', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('header details[data-menu]').filter({ hasText: 'EN' });
  await menu.locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText(locales.map((other) => new RegExp(localeNames[other])));
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const box = await menu.locator('ul').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
  await menu.getByRole('link').last().click();
  await expect(page).toHaveURL(localizedPath('/', locale));
  await page.goto('/services?lng=qps');
  await expect(page).toHaveURL('/qps/services');
});
