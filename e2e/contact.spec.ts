import { expect } from './support/fixtures';
import { test } from './support/sharedWindow';

// Specification 17.5
test('the form begins in the first viewport', async ({ page }) => {
  for (const [width, height, field] of [
    [1440, 900, 'Message'],
    [390, 844, 'BusinessEmail'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/de/contact-us');
    await expect(page.locator(`#field-${field}`), `${width} px`).toBeInViewport({ ratio: 0.5 });
  }
});
