import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { languages } from './support/texts';
import { test } from './support/tour';

/** What stands between an article's paragraphs: its drawings, and which numbers and rows of its tables stand out. */

const report = '/blogs/winter-team-building-borovets-bulgaria';

// Specification 22.34
for (const { locale, to } of languages)
  test(`${to(report)}: its drawings are wide, in the page's language, and drawn for phones and for the night`, async ({
    page,
  }) => {
    for (const [width, colorScheme, file] of [
      [1440, 'light', `blog-lift-${locale}.svg`],
      [1440, 'dark', `blog-lift-${locale}-night.svg`],
      [390, 'light', `blog-lift-${locale}-phone.svg`],
      [390, 'dark', `blog-lift-${locale}-night-phone.svg`],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(to(report));
      await settled(page);
      const figure = page.locator('main article figure', { has: page.locator('img[src*="blog-lift"]') });
      await figure.scrollIntoViewIfNeeded();
      const [box, column] = [
        await figure.boundingBox(),
        await page.locator('main article section').first().boundingBox(),
      ];
      expect(box?.width).toBeCloseTo(column?.width ?? 0, 0);
      const shown = () => figure.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toContain(`/${file}`);
      await expect(figure.locator('img')).toHaveAttribute('alt', /2369/);
    }
  });

// Specification 22.35
test('numbers of a table stand unit below unit, and the row that the text marks is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(report);
  const ends = await page
    .locator('main article td[data-column="People"] > span')
    .evaluateAll((numbers) => numbers.map((number) => Math.round(number.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const weights = await page
    .locator('main article tbody tr')
    .filter({ hasText: /^Pass/ })
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row.querySelector('td') ?? row).fontWeight));
  const usual = weights.slice(0, -1);
  expect(usual.length).toBeGreaterThan(1);
  expect(Number(weights.at(-1))).toBeGreaterThan(Math.max(...usual.map(Number)));
});
