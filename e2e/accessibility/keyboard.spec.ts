import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { expectWalkable } from '../support/keyboardWalk';
import { settled } from '../support/opening';
import { long } from '../support/sitePages';
import { test } from '../support/tour';

/**
 * Specification 5.8, 5.11 and 31.2: one page of each kind. Tabs, weeks, forms and the hamburger menu have
 * tests of their own.
 */

test.describe.configure({ timeout: 90_000 });

const walks = [
  ['/', 1280],
  ['/careers/career-start-program/full-stack-software-engineer', 390],
  ['/de/contact-us', 1280],
] as const;
const furtherWalks = [
  ['/policies', 390],
  ['/blogs/unleashing-the-power-of-penetration-testing', 1280],
] as const;
/** What stops the way on them is on one of the others, too. */
const longWalks = [
  ['/de', 390],
  ['/de/blogs', 390],
  ['/c-levels', 1280],
] as const;

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await settled(page);
}

for (const [path, width, tag] of [
  ...walks.map((walk) => [...walk, []] as const),
  ...furtherWalks.map((walk) => [...walk, ['@full']] as const),
  ...longWalks.map((walk) => [...walk, long] as const),
])
  test(`${path}, ${width} px: Tab leads through all of it, Shift+Tab back`, {
    tag: [...tag],
  }, async ({ page }) => {
    await open(page, path, width);
    // Weeks are stops of their own; the links for sharing become buttons once one comes near.
    if (path.includes('engineer')) await page.getByRole('tab').last().click();
    if (path.includes('penetration')) {
      await page.locator('main a[href*="sharer"]').focus();
      await page.locator('main [role=group] button').first().waitFor();
    }
    await expectWalkable(page);
  });

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
  await page.locator('header button[popovertarget=navigation]').focus();
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

test('carousels turn by their buttons', async ({ page }) => {
  await open(page, '/c-levels', 390);
  const carousel = page.locator('[aria-roledescription]:has([role=status])');
  const next = carousel.getByRole('button').last();
  for (const [key, position] of [
    ['Enter', '2'],
    ['Space', '3'],
  ] as const) {
    await next.focus();
    await page.keyboard.press(key);
    await expect(carousel.getByRole('status')).toContainText(position);
    await expect(next).toBeFocused();
  }
});
