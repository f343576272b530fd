import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** The navigation of narrow viewports. `accessibility/keyboard.spec.ts` covers the focus in it. */

const burger = (page: Page) => page.locator('header button[popovertarget=navigation]');
const navigation = (page: Page) => page.locator('#navigation');
const contact = (page: Page) => navigation(page).locator('li a[href="/contact-us"]');

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    // Specification 5.10 and 5.12
    test('opens and closes by its button, by Escape, and when a link is clicked', async ({ page }) => {
      await page.goto('/');
      await expect(navigation(page)).toBeHidden();
      await burger(page).click();
      await expect(navigation(page)).toBeVisible();
      await burger(page).click();
      await expect(navigation(page)).toBeHidden();
      await burger(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(navigation(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
      await burger(page).click();
      await contact(page).click();
      await expect(page).toHaveURL('/contact-us');
      await expect(navigation(page)).toBeHidden();
    });
  });

// Specification 5.10 and 5.11
test('is closed by the click itself, and when Back brings the page back', async ({ page }) => {
  await page.goto('/');
  await burger(page).click();
  await contact(page).click();
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(navigation(page)).toBeHidden();
  await burger(page).click();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  await contact(page).click();
  await expect(navigation(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

// Specification 5.11
test('covers the page even after scrolling, and closes when the viewport grows', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 40));
  await burger(page).click();
  const header = await page.getByRole('banner').boundingBox();
  const sheet = await navigation(page).boundingBox();
  expect(header?.y).toBe(0);
  expect(sheet?.y).toBe(header?.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#navigation:popover-open')).toHaveCount(0);
});

// Specification 38.4
test('the header shows one link to contact at every width, with the menu open, too', async ({ page }) => {
  await page.goto('/de');
  await burger(page).click();
  for (const width of [320, 768, 1250]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('header a[href="/de/contact-us"]').filter({ visible: true })).toHaveCount(1);
  }
});
