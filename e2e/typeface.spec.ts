import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { localeOfPath } from '@/lib/routing/locale';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { noShift, shiftSoFar } from './support/hydration';
import { builtPaths } from './support/sitePages';

/** Specification 33.4 and 33.5: one font, whose fallback has its metrics, and no shift by it. */

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
  test(`until it is there, the text of ${path} is set as wide`, async ({ page }) => {
    await page.goto(path);
    const [typeface, standIn, last] = [
      await widthIn(page, 'sans'),
      await widthIn(page, 'stand-in'),
      await widthIn(page, 'monospace'),
    ];
    // The stand-in is a font of the system: where none is installed, what is measured would be the last resort.
    expect(standIn, 'Arial, Roboto or Liberation Sans is installed').not.toBe(last);
    expect(Math.abs(standIn / typeface - 1)).toBeLessThan(0.015);
  });

/** Opens a page whose typeface comes only once it has been painted, and waits for that. */
async function openBefore(page: Page, path: string): Promise<void> {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.evaluate(() => document.fonts.load('1em sans'));
}

/** One language after the other: who comes from a German page to an English one is taken to its twin. */
const paths = locales.flatMap((locale) => builtPaths.filter((path) => localeOfPath(path) === locale));

for (const width of [360, 390, 412, 1440])
  test.describe(`when it comes after the first paint of a window ${width} px wide`, () => {
    // A visit takes half a second, of 85 pages.
    test.describe.configure({ timeout: 240_000 });
    test.use({ viewport: { width, height: 823 }, isMobile: width < 900 });

    test('no page moves, and most are set in it', async ({ context }) => {
      const moved: string[] = [];
      const inStandIn: string[] = [];
      for (const path of paths) {
        const page = await context.newPage();
        await openBefore(page, path);
        if ((await page.locator('html.late').count()) > 0) inStandIn.push(path);
        const shift = await shiftSoFar(page);
        if (shift >= noShift) moved.push(`${path}: ${shift}`);
        await page.close();
      }
      expect(moved).toEqual([]);
      expect(inStandIn.length).toBeLessThan(paths.length / 4);
    });
  });

test('where a line more of it would move what is read, the page stays in the stand-in, and the next is set in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openBefore(page, '/policies');
  await expect(page.locator('html')).toHaveClass(/\blate\b/);
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(/\blate\b/);
});

test.describe('where it never comes', () => {
  test.use({ allow: /woff2|ERR_FAILED/ });

  test('the text stays in the stand-in', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/legal');
    await expect(page.locator('h1')).toBeVisible();
    expect(await shiftSoFar(page)).toBeLessThan(noShift);
  });
});
