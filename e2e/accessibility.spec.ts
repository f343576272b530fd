import { accessibleWidths, expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { widthOf } from './support/layout';
import { openShowcase } from './support/showcase';

/** What the pages do not show by themselves: every primitive in every state, and the open menus. */

// They look at one page in many ways, and a busy machine takes its time over each.
test.describe.configure({ timeout: 90_000 });

for (const locale of ['en', 'de'] as const) {
  for (const width of accessibleWidths) {
    test(`every primitive in every state (${locale}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openShowcase(page, locale);
      await expectAccessible(page, width);
      await page.getByRole('tab').last().click();
      for (const section of await page.locator('summary:visible').all()) await section.click();
      await expectAccessible(page, width);
      expect(await widthOf(page)).toBe(width);
    });
  }
}

for (const width of accessibleWidths) {
  test(`with the menus open (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de');
    await page.locator('header summary').click();
    await expectAccessible(page, width);
    if (width > 1250) return;
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    await expectAccessible(page, width);
  });
}
