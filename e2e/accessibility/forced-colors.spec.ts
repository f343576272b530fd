import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { settled } from '../support/opening';
import { test } from '../support/sharedWindow';

/**
 * `forced-colors` (specification 31.5): systems that paint every page in a few colours of the visitor's choice, without
 * backgrounds and shadows.
 */

const programme = '/careers/career-start-program/full-stack-software-engineer';

/** Styles that draw a border, an outline or an underline, which stay when backgrounds go. */
const drawn = (page: Page, selector: string, pseudo?: '::before' | '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const style = getComputedStyle(element, part);
      return {
        border:
          Math.max(Number.parseFloat(style.borderBottomWidth), Number.parseFloat(style.borderTopWidth)) >= 1,
        outline: style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2,
        underline: style.textDecorationLine.includes('underline'),
        colour: style.borderBottomColor,
        background: style.backgroundColor,
      };
    }, pseudo);

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await settled(page);
}

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null }));

test('links are underlined, buttons and fields have a border, selected items a mark, and the focus an outline', async ({
  page,
}) => {
  await open(page, '/services');
  expect(await drawn(page, '#navigation a[aria-current]')).toMatchObject({ underline: true });
  await page.locator('header summary').click();
  expect(await drawn(page, 'header details a[aria-current]', '::after')).toMatchObject({ border: true });
  await open(page, '/');
  expect(await drawn(page, 'main a[href="/contact-us"]')).toMatchObject({ border: true });
  await open(page, '/c-levels');
  const withArrow = 'main a[href="/about"]';
  expect(await drawn(page, withArrow)).toMatchObject({ underline: true });
  const [arrow, text] = [await drawn(page, withArrow, '::before'), await drawn(page, 'main p')];
  expect(arrow.background).not.toBe(text.background);
  await open(page, programme);
  const chosen = await drawn(page, '[role=tab][aria-selected=true]');
  const other = await drawn(page, '[role=tab][aria-selected=false]');
  expect(chosen.border).toBe(true);
  expect(chosen.colour).not.toBe(other.colour);
  await open(page, '/contact-us');
  for (const field of ['main input', 'main textarea', 'main select', 'main button[disabled]'])
    expect(await drawn(page, field), field).toMatchObject({ border: true });
  await page.locator('main input').first().focus();
  expect(await drawn(page, 'main :focus')).toMatchObject({ outline: true });
});
