import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { expectWalkable } from '../support/keyboardWalk';
import { settled } from '../support/opening';
import { test } from '../support/tour';

/**
 * Specification 31.2, 18.4 and 5.8: one page of each kind. Tabs, weeks, forms and the hamburger menu have
 * tests of their own.
 */

test.describe.configure({ timeout: 90_000 });

const walks = [
  ['/', 1280],
  ['/de', 390],
  ['/careers/career-start-program/full-stack-software-engineer', 390],
  ['/de/contact-us', 1280],
  ['/policies', 390],
  ['/blogs/unleashing-the-power-of-penetration-testing', 1280],
  ['/de/blogs', 390],
  ['/c-levels', 1280],
] as const;

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await settled(page);
}

for (const [path, width] of walks) {
  test(`${path}, ${width} px: Tab leads through all of it, Shift+Tab back`, async ({ page }) => {
    await open(page, path, width);
    // Weeks are stops of their own; the links for sharing become buttons once one comes near.
    if (path.includes('engineer')) await page.getByRole('tab').last().click();
    if (path.includes('penetration')) {
      await page.locator('main a[href*="sharer"]').focus();
      await page.getByRole('button', { name: 'Share on Facebook' }).waitFor();
    }
    await expectWalkable(page);
  });
}

test('the language menu opens by Enter and by Space; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, '/services', 1280);
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

test('the open navigation is walked through and on, and never hides the focus', async ({ page }) => {
  await open(page, '/de/services', 390);
  await page.getByRole('button', { name: 'Menü' }).focus();
  await page.keyboard.press('Space');
  const navigation = page.locator('#navigation');
  await expect(navigation).toBeVisible();
  const links = await navigation.getByRole('link').all();
  for (const link of links) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
  await expect(navigation).toBeHidden();
});

test('carousels turn by their buttons, skill groups open by Enter and Space', async ({ page }) => {
  await open(page, '/c-levels', 390);
  const carousel = page.locator('[aria-roledescription]:has([role=status])');
  for (const [key, position] of [
    ['Enter', '2 of 4'],
    ['Space', '3 of 4'],
  ] as const) {
    await carousel.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press(key);
    await expect(carousel.getByRole('status')).toContainText(position);
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeFocused();
  }
  const group = page.locator('main details').first();
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(group).not.toHaveAttribute('open');
});
