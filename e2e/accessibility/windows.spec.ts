import type { Page } from '@playwright/test';
import { fill, formOn } from '../forms/support/pages';
import { expect } from '../support/fixtures';
import { expectWalkable } from '../support/keyboardWalk';
import { widthOf } from '../support/layout';
import { settled } from '../support/opening';
import { test } from '../support/tour';

/** Specification 31.9: viewports as low as zoom, a turned phone or a divided screen make them. */

test.describe.configure({ timeout: 90_000 });

/** A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10), a phone on its side, half a tablet, a quarter of a desk. */
const zoomed = { width: 320, height: 256 };
const turned = { width: 844, height: 390 };
const half = { width: 600, height: 500 };
const quarter = { width: 1280, height: 400 };
const upright = { width: 390, height: 844 };

type Size = typeof zoomed;

async function open(page: Page, path: string, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await settled(page);
}

for (const [path, size] of [
  ['/de/contact-us', zoomed],
  ['/careers', turned],
  ['/de/policies', half],
  ['/blogs/protecting-from-phishing-attacks', quarter],
] as const)
  test(`${path}, ${size.width} by ${size.height} px: Tab leads through all of it, and nothing lies over the focus`, async ({
    page,
  }) => {
    await open(page, path, size);
    if (path.startsWith('/blogs/')) {
      // The links for sharing become buttons once one comes near.
      await page.locator('main a[href*="sharer"]').focus();
      await page.locator('main [role=group] button').first().waitFor();
    }
    await expectWalkable(page);
  });

for (const size of [zoomed, turned, half]) {
  test(`${size.width} by ${size.height} px: every entry of the navigation and of the language menu can be reached`, async ({
    page,
  }) => {
    await open(page, '/de/services', size);
    for (const [opener, entries] of [
      ['header button[popovertarget=navigation]', '#navigation a'],
      ['header summary', 'header details a'],
    ] as const) {
      await page.locator(opener).click();
      for (const entry of await page.locator(entries).filter({ visible: true }).all()) {
        await page.keyboard.press('Tab');
        await expect(entry).toBeFocused();
        await expect(entry).toBeInViewport({ ratio: 0.99 });
      }
      await page.keyboard.press('Escape');
    }
  });
}

test('a turn of the device leaves the open navigation open, over the whole page', async ({ page }) => {
  await open(page, '/services', upright);
  await page.locator('header button[popovertarget=navigation]').click();
  for (const size of [turned, upright]) {
    await page.setViewportSize(size);
    const [header, sheet] = [
      await page.getByRole('banner').boundingBox(),
      await page.locator('#navigation').boundingBox(),
    ];
    const top = header?.height ?? 0;
    expect(sheet).toEqual({ x: 0, y: top, width: size.width, height: size.height - top });
  }
});

test('a turn leaves what was typed, chosen and opened', async ({ page }) => {
  await open(page, '/contact-us', upright);
  const form = formOn(page, 'en');
  await fill(form, 'name', 'email', 'message');
  await form.field('email').fill('arta');
  await page.setViewportSize(turned);
  await expect(form.field('email')).toBeFocused();
  await form.field('email').blur();
  await expect(form.wrong).toHaveCount(1);
  await expect(form.field('name')).toHaveValue('Arta');
  expect(await widthOf(page)).toBe(turned.width);

  await open(page, '/careers/career-start-program/digital-marketing', upright);
  await page.getByRole('tab').last().click();
  await page.locator('#week-2 summary').click();
  await page.locator('header summary').click();
  await page.setViewportSize(turned);
  await expect(page.locator('header details[open]')).toHaveCount(1);
  await expect(page.locator('#week-2')).toHaveAttribute('open');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});
