import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { localeOfPath } from '@/lib/routing/locale';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { noShift, shiftSoFar } from './support/hydration';
import { builtPaths, isOneOfItsKind, long } from './support/sitePages';

/** Specification 33.4 and 33.5: one font, whose fallback is as wide, and little that moves by it. */

/** Whether the machine has one of the fonts that `styles/fallback-font.css` names; else the last resort would be measured. */
const hasFallback = (page: Page) =>
  page.evaluate(async () => {
    const face = [...document.fonts].find(({ family }) => family.includes('fallback-font'));
    await face?.load().catch(() => undefined);
    return face?.status === 'loaded';
  });
const none = 'none of Arial, Roboto and Liberation Sans is installed';

/** How wide all text of a page is in a family, on one line, in pixels. */
const widthIn = (page: Page, family: string) =>
  page.evaluate(async (name) => {
    await document.fonts.load(`100px ${name}`);
    const line = document.createElement('span');
    line.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font: 100px ${name}`;
    document.body.append(line);
    const words = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    let width = 0;
    while (words.nextNode()) {
      line.textContent = words.currentNode.textContent?.replaceAll('\u00ad', '').trim() ?? '';
      width += line.getBoundingClientRect().width;
    }
    line.remove();
    return width;
  }, family);

for (const path of ['/services', '/de/policies', '/de/about', '/blogs/protecting-from-phishing-attacks'])
  test(`until the font is there, the text of ${path} is set as wide`, async ({ page }) => {
    await page.goto(path);
    test.skip(!(await hasFallback(page)), none);
    const font = await widthIn(page, 'sans');
    const fallback = await widthIn(page, 'fallback-font');
    expect(Math.abs(fallback / font - 1)).toBeLessThan(0.015);
  });

// Specification 22.28
test('code stands in the typeface of the page, with digits of one width', async ({ page }) => {
  for (const path of [
    '/blogs/strengthening-software-development',
    '/de/blogs/fundamental-role-of-software-testing',
  ]) {
    await page.goto(path);
    const families = await page
      .locator('article code, article p')
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontFamily))]);
    expect(families, path).toHaveLength(1);
    const widths = await page
      .locator('article code')
      .first()
      .evaluate((code) => {
        const line = code.appendChild(document.createElement('i'));
        line.style.cssText = 'position: absolute; font-style: normal; white-space: pre';
        return ['0000', '1111', '4444'].map((text) => {
          line.textContent = text;
          return line.getBoundingClientRect().width;
        });
      });
    expect(new Set(widths).size, path).toBe(1);
  }
});

/** A heading may take a line more in the fallback than in the font: half of what counts as good (Core Web Vitals, CLS). */
const littleShift = 0.05;

/** One language after the other: who comes from a German page to an English one is redirected to the German one. */
const paths = locales.flatMap((locale) => builtPaths.filter((path) => localeOfPath(path) === locale));

/** What belongs to every change, and to `npm run test:long` alone: other viewports break few lines elsewhere. */
const runs = [
  [390, 'one page of every kind', paths.filter(isOneOfItsKind), []],
  [390, 'every page', paths, long],
  [1440, 'every page', paths, long],
  [360, 'every page', paths, long],
  [412, 'every page', paths, long],
] as const;

for (const [width, where, visited, tag] of runs) {
  test.describe(`a font that comes after the first paint of a viewport ${width} px wide`, () => {
    // A visit takes half a second, of 85 pages.
    test.describe.configure({ timeout: 240_000 });
    test.use({ viewport: { width, height: 823 }, isMobile: width < 900 });

    test(`is shown on ${where}, and little moves by it`, { tag: [...tag] }, async ({ context }) => {
      const first = await context.newPage();
      await first.goto('/legal');
      test.skip(!(await hasFallback(first)), none);
      const moved: string[] = [];
      for (const path of visited) {
        const page = await context.newPage();
        const release = await holdBack(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.waitForLoadState('domcontentloaded');
        release();
        await page.evaluate(() => document.fonts.load('1em sans'));
        const shift = await shiftSoFar(page);
        if (shift >= littleShift) moved.push(`${path}: ${shift}`);
        await page.close();
      }
      expect(moved).toEqual([]);
    });
  });
}

test.describe('where the font never comes', () => {
  test.use({ allow: /woff2|ERR_FAILED/ });

  test('the text stays in the fallback', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/legal');
    await expect(page.locator('h1')).toBeVisible();
    expect(await shiftSoFar(page)).toBeLessThan(noShift);
  });
});
