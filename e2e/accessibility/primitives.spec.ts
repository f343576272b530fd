import { accessibleWidths, expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { expectNoFailures } from '../support/ibmChecker';
import { widthOf } from '../support/layout';
import { openShowcase } from '../support/showcase';
import { long } from '../support/sitePages';

/**
 * Specification 31.1: every primitive in every state, some of which appear on no page. Disclosures are open; closed ones are
 * on pages.
 */

// It checks one long page in many states, which is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

for (const [index, locale] of (['de', 'en'] as const).entries()) {
  const width = accessibleWidths[index] ?? 0;

  test(`every primitive in every state (${locale}, ${width} px)`, {
    tag: locale === 'en' ? long : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openShowcase(page, locale);
    await page.getByRole('tab').last().click();
    for (const section of await page.locator('main summary:visible').all()) await section.click();
    await expectAccessible(page, width);
    await expectNoFailures(page);
    expect(await widthOf(page)).toBe(width);
  });
}
