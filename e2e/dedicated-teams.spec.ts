import { expect } from './support/fixtures';
import { test } from './support/sharedWindow';

// Specification 18.4, 18.8 and 34.1
test('skill groups open independently, by mouse and keyboard, and show their people next to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/c-levels');
  const summaries = page.locator('main summary');
  const picked = page.locator('[aria-labelledby=write] li:has(img)').filter({ visible: true });
  const hint = page.locator('[aria-labelledby=write] a[href="#skills"]');
  await expect(hint).toBeVisible();
  await expect(picked).toHaveCount(0);
  await summaries.nth(1).click();
  await summaries.nth(4).click();
  await expect(picked).toHaveText(['Backend', 'Cyber security']);
  await expect(hint).toBeHidden();
  await expect(page.locator('main details').nth(1).getByRole('listitem').first()).toBeVisible();
  await summaries.nth(1).click();
  await expect(picked).toHaveText(['Cyber security']);
  await summaries.nth(0).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(picked).toHaveText(['Frontend', 'Backend', 'Cyber security']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main details li').filter({ visible: true })).toHaveCount(20);
  // On a phone the portrait stays in view while reading its group. Sections laid out late may move both.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(async () => {
    await page
      .locator('main details[open] li')
      .first()
      .evaluate((line) => line.scrollIntoView());
    await expect(summaries.first()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();
});
