import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openShowcase } from './support/showcase';
import { builtPaths, unknownPaths } from './support/sitePages';

/** WCAG 2.2, levels A and AA, as far as a machine can tell; and axe's own good practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ allow: /status of 404/, reducedMotion: 'reduce' });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const path of [...builtPaths, ...unknownPaths]) {
        test(`${path}: no violation, nothing wider than the window`, async ({ page }) => {
          await page.goto(path);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }

      for (const locale of ['en', 'de'] as const) {
        test(`every primitive in every state (${locale})`, async ({ page }) => {
          await openShowcase(page, locale);
          await expectAccessible(page);
          await page.getByRole('tab').last().click();
          for (const section of await page.locator('summary:visible').all()) await section.click();
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }

      test('with the menus open', async ({ page }) => {
        await page.goto('/de');
        await page.locator('header summary').click();
        await expectAccessible(page);
        if (width > 1250) return;
        await page.getByRole('button', { name: 'Menü' }).click();
        await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}
