import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { builtPaths } from './support/sitePages';

/** Every page on the narrowest window, where long German words must not break badly, and on paper. */

/** The words that the browser has broken where neither a hyphen nor a soft hyphen allows it. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('.visually-hidden')) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}@.]{2,}/gu)) {
        const range = document.createRange();
        // The first letter after a soft hyphen counts as standing on the line before, too.
        range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of builtPaths) {
    test(`${path}: no word is broken where it must not be`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await brokenWords(page)).toEqual([]);
    });
  }
});

test.describe('on paper', () => {
  // A4 upright, less the margins that browsers leave.
  test.use({ viewport: { width: 718, height: 1047 } });

  for (const path of builtPaths) {
    test(`${path}: every heading is there, and nothing is wider than the sheet`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const hidden = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('h1, h2, h3, h4, summary')]
            .filter(
              (title) => !title.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
            )
            .map((title) => title.textContent),
        );
      expect(hidden).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
    });
  }
});
