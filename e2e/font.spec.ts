import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { localeOfPath } from '@/lib/routing/locale';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { shiftSoFar } from './support/hydration';
import { builtPaths, long } from './support/sitePages';

/** Specification 33.4 and 33.5: one font, a fallback of the same width, and little layout shift. */

/**
 * Whether the machine has one of the fonts that `styles/fallback-font.css` names; otherwise the last resort would be
 * measured.
 */
const hasFallback = (page: Page) =>
  page.evaluate(async () => {
    const face = [...document.fonts].find(({ family }) => family.includes('fallback-font'));
    await face?.load().catch(() => undefined);
    return face?.status === 'loaded';
  });
const none = 'none of Arial, Roboto and Liberation Sans is installed';

/** The width of all text of a page in a font family, on one line, in pixels. */
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

test('until the font has loaded, text is as wide', async ({ page }) => {
  for (const path of ['/services', '/de/policies', '/blogs/protecting-from-phishing-attacks']) {
    await page.goto(path);
    test.skip(!(await hasFallback(page)), none);
    const font = await widthIn(page, 'sans');
    const fallback = await widthIn(page, 'fallback-font');
    expect(Math.abs(fallback / font - 1), path).toBeLessThan(0.015);
  }
});

// Specification 22.28
test('code has digits of one width, in the typeface of the page', async ({ page }) => {
  await page.goto('/de/blogs/fundamental-role-of-software-testing');
  const families = await page
    .locator('article code, article p')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontFamily))]);
  expect(families).toHaveLength(1);
  const code = page.locator('article code').first();
  await expect(code).toHaveCSS('font-variant-numeric', /tabular-nums/);
});

/**
 * A heading may take one more line in the fallback than in the font: the limit is half the threshold for "good" (Core Web
 * Vitals, CLS).
 */
const littleShift = 0.05;

test.describe('a font that loads after the first paint on a phone', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ viewport: { width: 390, height: 823 }, isMobile: true });

  for (const [which, visited, tag] of [
    ['some pages', ['/de', '/de/services', '/de/c-levels', '/de/careers', '/de/policies'], []],
    // One language after the other: a visitor who comes from a German page to an English one is redirected to the German one.
    [
      'every page',
      locales.flatMap((locale) => builtPaths.filter((path) => localeOfPath(path) === locale)),
      long,
    ],
  ] as const)
    test(`is shown on ${which} with little layout shift`, { tag: [...tag] }, async ({ context }) => {
      const first = await context.newPage();
      await first.goto('/legal');
      test.skip(!(await hasFallback(first)), none);
      for (const path of visited) {
        const page = await context.newPage();
        const release = await holdBack(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.waitForLoadState('domcontentloaded');
        release();
        await page.evaluate(() => document.fonts.load('1em sans'));
        expect.soft(await shiftSoFar(page), path).toBeLessThan(littleShift);
        await page.close();
      }
    });
});
