import { expect, test } from '../support/fixtures';
import { settled } from '../support/opening';

/** Where lists and their rules end. */

// Specification 38.12
test('what was done stands in two columns whose rows have their rules in common', async ({ page }) => {
  for (const path of ['/our-work/wedere', '/de/our-work/sales-info']) {
    await page.goto(path);
    await settled(page);
    for (const width of [900, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const items = await page.locator('section:has(#done) li').evaluateAll((all) =>
        all.map((item) => {
          const { left, top, bottom } = item.getBoundingClientRect();
          return { left: Math.round(left), rules: [top, bottom].map(Math.round).join() };
        }),
      );
      expect(new Set(items.map(({ left }) => left)).size, `${path}, ${width} px`).toBe(2);
      const rows = new Set(items.map(({ rules }) => rules)).size;
      expect(rows, `${path}, ${width} px`).toBe(Math.ceil(items.length / 2));
    }
  }
});

// Specification 38.12
test('what was done beside a picture ends where the picture ends', async ({ page }) => {
  for (const path of ['/our-work/lea', '/our-work/captire', '/de/our-work/lea', '/de/our-work/captire']) {
    await page.goto(path);
    await settled(page);
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [picture = Number.NaN, list = Number.NaN] = await page
        .locator('section:has(#done) :is(img, ul)')
        .evaluateAll((both) => both.map((each) => each.getBoundingClientRect().bottom));
      expect(Math.abs(picture - list), `${path}, ${width} px`).toBeLessThan(2);
    }
  }
});

// Specification 38.12
test('the rules of a list are as long as those around it', async ({ page }) => {
  for (const [path, list] of [
    ['/full-stack-developer', 'main section ul'],
    ['/blogs/protecting-from-phishing-attacks', 'section[aria-labelledby=sources] ul'],
  ] as const) {
    await page.goto(path);
    await settled(page);
    await page.setViewportSize({ width: 2560, height: 1300 });
    const short = await page.locator(list).evaluateAll((lists) =>
      lists.flatMap((each) => {
        const ruled = [...each.children].filter((item) => getComputedStyle(item).borderTopStyle === 'solid');
        const around = each.parentElement?.getBoundingClientRect().width ?? Number.NaN;
        // Of a list in two columns both rules of a row together.
        const boxes = ruled.map((item) => item.getBoundingClientRect());
        const own = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        return boxes.length > 0 && around - own > 1
          ? [`${each.textContent?.slice(0, 30)}: ${own} of ${around} px`]
          : [];
      }),
    );
    expect(short, path).toEqual([]);
  }
});
