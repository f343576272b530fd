import textLines from '@/art/scenes/textLines.json' with { type: 'json' };
import { builtHtml } from './support/builtFile';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { loadPictures, type ShownPicture, shownPictures } from './support/pictures';
import { builtPaths, kindTags } from './support/sitePages';
import { test } from './support/tour';

// Nothing that moves is looked at here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A phone, tablets on their side and upright, a laptop, a large screen. */
const widths = [390, 768, 1024, 1440, 1920, 2560];

type Box = readonly number[];

const linesOf: Readonly<Record<string, readonly Box[]>> = textLines;

/** Of a line's box, letters leave this much empty above and below; in thousandths of the picture. */
const leading = 4;

/** @returns the lines of text in a picture that the page shows a part of, and no more */
function cutLines({ file, visible }: ShownPicture): readonly string[] {
  const [left, top, right, bottom] = visible;
  const lines = linesOf[file.replace(/-\d+$/, '')] ?? [];
  const cut = lines.filter(([from = 0, above = 0, to = 0, below = 0]) => {
    const shows = to > left + 1 && from < right - 1 && below > top + leading && above < bottom - leading;
    const whole = from >= left - 1 && to <= right + 1 && above >= top - leading && below <= bottom + leading;
    return shows && !whole;
  });
  return cut.map((line) => `${file}: ${line.join(' ')} of ${visible.map(Math.round).join(' ')}`);
}

const products = 'picture:has([srcset*="/images/work/"]) img, img[srcset*="/images/work/"]';

const withProducts = builtPaths.filter((path) => / srcset="[^"]*\/images\/work\//i.test(builtHtml(path)));

test('pages show pictures of products', () => expect(withProducts.length).toBeGreaterThan(20));

for (const path of withProducts) {
  // Specification 33.9
  test(`${path}: no picture of a product is cut off within a line of its text`, {
    tag: kindTags(path),
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page, products);
      const pictures = (await shownPictures(page, products)).filter(
        ({ file }) => file.replace(/-\d+$/, '') in linesOf,
      );
      expect.soft(pictures.flatMap(cutLines), `at ${width} px`).toEqual([]);
    }
  });
}
