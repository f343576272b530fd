import type { Page } from '@playwright/test';
import { fill, formOn } from '../forms/support/pages';
import { controls } from '../support/controls';
import { expect, test } from '../support/fixtures';
import { hydrated, openEarly } from '../support/hydration';
import { long } from '../support/sitePages';
import { textsIn } from '../support/texts';
import { noteWindows } from '../support/windows';

/**
 * Specification 32.7: a browser has translated the page, or an extension has inserted something. React then finds a page that
 * differs from the expected one.
 */

// React reports it; no visitor sees it.
test.use({ allow: /Minified React error #418/ });

const text = textsIn('en');

/** Replaces every text as Chromium's translation does: each in new elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // as requested
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.data}~`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Inserts something into the page, as password managers and writing assistants do. */
const inject = (page: Page) =>
  page.evaluate(() => {
    document.body.prepend(document.createElement('extension-panel'));
    document.body.append(document.createElement('extension-panel'));
    for (const island of document.querySelectorAll('[data-island]'))
      island.firstElementChild?.prepend(document.createElement('extension-sign'));
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.setAttribute('data-extension', '');
      field.after(document.createElement('extension-sign'));
    }
  });

/** All readable text of the page, translated or not. */
const textOf = (page: Page) =>
  page.locator('main').evaluate(({ textContent }) => textContent?.replace(/[~\s]/g, ''));

for (const [what, alter] of [
  ['translated', translate],
  ['with elements of an extension', inject],
] as const) {
  // Insertions change less than replacements.
  const tag = alter === inject ? long : [];

  for (const { name, path, find, expectUsed } of controls)
    test(`${what} before hydration: nothing is lost, and ${name} works`, { tag }, async ({ page }) => {
      const hydrate = await openEarly(page, path);
      await page.waitForLoadState('domcontentloaded');
      const before = await textOf(page);
      await alter(page);
      await hydrate();
      expect(await textOf(page)).toBe(before);
      await find(page).click();
      await expectUsed(page);
    });

  test(`${what} after hydration: a tab works`, { tag }, async ({ page }) => {
    const [, tab] = controls;
    if (!tab) throw new Error('There is no second control.');
    await page.goto(tab.path);
    await hydrated(page);
    await alter(page);
    await tab.find(page).click();
    await tab.expectUsed(page);
  });

  test(`${what} before hydration: the text stays, and the form is sent`, {
    tag: tag.slice(0, 1),
  }, async ({ page }) => {
    const hydrate = await openEarly(page, '/contact-us');
    const form = formOn(page, 'en');
    await page.locator('[name=FirstName]').fill('Arta');
    await page.locator('[name=Message]').fill('Typed before.');
    await page.locator('[name=Message]').focus();
    await alter(page);
    await hydrate();
    await expect(page.locator('[name=FirstName]')).toHaveValue('Arta');
    await expect(page.locator('[name=Message]')).toHaveValue('Typed before.');
    await expect(page.locator('[name=Message]')).toBeFocused();
    await fill(form, 'email');
    await form.send.click();
    await expect(form.thanks).toContainText(form.text('forms:THANKS_FOR_CONTACTING'));
  });

  test(`${what} before hydration: a filter keeps its choice, and the other one works`, {
    tag,
  }, async ({ page }) => {
    const hydrate = await openEarly(page, '/careers');
    const [location, category] = [page.locator('#field-location'), page.locator('#field-category')];
    await location.selectOption('kosovo');
    const before = await textOf(page);
    await alter(page);
    await hydrate();
    expect(await textOf(page)).toBe(before);
    await expect(location).toHaveValue('kosovo');
    await category.selectOption({ index: 2 });
    await expect(category).not.toHaveValue('');
    await expect(location).toHaveValue('kosovo');
    await expect(page.getByRole('main').getByRole('status')).toContainText(text('careers:positions.none'));
  });

  test(`${what} before a mouse comes near: the share buttons appear, and open their windows`, {
    tag,
  }, async ({ page }) => {
    const windows = await noteWindows(page);
    await page.goto('/blogs/protecting-from-phishing-attacks');
    await hydrated(page);
    const group = page.getByRole('group', { name: text('blog:share.label') });
    await alter(page);
    await group.hover();
    await group.getByRole('button', { name: text('blog:share.facebook') }).click();
    await expect(group.getByRole('button')).toHaveCount(2);
    expect(await windows()).toEqual([
      [expect.stringContaining('facebook.com'), expect.stringMatching(/height=400, width=550/)],
    ]);
  });
}
