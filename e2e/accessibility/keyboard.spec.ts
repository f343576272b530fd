import type { Page } from '@playwright/test';
import { fill, formOn } from '../forms/support/pages';
import { expect } from '../support/fixtures';
import { expectWalkable } from '../support/keyboardWalk';
import { settled } from '../support/opening';
import { test } from '../support/sharedWindow';

/** The keyboard, also in the low viewports of zoom, a rotated phone or a split screen. */

test.describe.configure({ timeout: 90_000 });

/** A window of 1280 by 1024 px at 400 % (WCAG 2.2, 1.4.10), a phone, a rotated phone, and a part of a desktop screen. */
const zoomed = { width: 320, height: 256 };
const upright = { width: 390, height: 844 };
const turned = { width: 844, height: 390 };
const quarter = { width: 1280, height: 400 };

async function open(page: Page, path: string, size: typeof zoomed): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await settled(page);
}

// Specification 31.2 and 31.9
for (const [path, size, tag] of [
  ['/careers/career-start-program/full-stack-software-engineer', upright, []],
  ['/de/contact-us', zoomed, []],
  ['/', turned, ['@full']],
  ['/de/policies', upright, ['@full']],
  ['/blogs/unleashing-the-power-of-penetration-testing', quarter, ['@full']],
] as const)
  test(`${path}, ${size.width} by ${size.height} px: Tab reaches everything in order, Shift+Tab goes back`, {
    tag: [...tag],
  }, async ({ page }) => {
    await open(page, path, size);
    // Weeks are separate stops; the share links become buttons once one comes near.
    if (path.includes('engineer')) await page.getByRole('tab').last().click();
    if (path.includes('penetration')) {
      await page.locator('main a[href*="sharer"]').focus();
      await page.locator('main [role=group] button').first().waitFor();
    }
    await expectWalkable(page);
  });

// Specification 5.8
test('the language menu opens by Enter and by Space; Escape closes it and returns the focus', async ({
  page,
}) => {
  await open(page, '/services', quarter);
  const menu = page.locator('header details');
  for (const key of ['Enter', 'Space']) {
    await menu.locator('summary').focus();
    await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
  }
});

// Specification 5.11 and 31.9
test('every entry of the open navigation can be reached, and the focus is never hidden', async ({ page }) => {
  for (const size of [zoomed, turned]) {
    await open(page, '/de/services', size);
    await page.locator('header button[popovertarget=navigation]').focus();
    await page.keyboard.press('Space');
    const navigation = page.locator('#navigation');
    for (const link of await navigation.getByRole('link').filter({ visible: true }).all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
    await expect(navigation).toBeHidden();
  }
});

// Specification 31.9
test('rotating the device keeps what was typed, selected and opened', async ({ page }) => {
  await open(page, '/contact-us', upright);
  const form = formOn(page, 'en');
  await fill(form, 'name', 'email', 'message');
  await form.field('email').fill('arta');
  await page.setViewportSize(turned);
  await expect(form.field('email')).toBeFocused();
  await form.field('email').blur();
  await expect(form.wrong).toHaveCount(1);
  await expect(form.field('name')).toHaveValue('Arta');

  await open(page, '/careers/career-start-program/digital-marketing', upright);
  await page.getByRole('tab').last().click();
  await page.locator('#week-2 summary').click();
  await page.locator('header button[popovertarget=navigation]').click();
  await page.setViewportSize(turned);
  await expect(page.locator('#navigation')).toBeVisible();
  await expect(page.locator('#week-2')).toHaveAttribute('open');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});
