import { clients } from '@/content/clients';
import { newestFirst } from '@/lib/blog/articles';
import { expect, test } from '../support/fixtures';
import { settled } from '../support/opening';
import { loadPictures, shownPictures } from '../support/pictures';

/** What must show whole, and where it begins. */

// Specification 38.10
test('each client’s logo shows at every width, and begins where its rule begins', async ({ page }) => {
  for (const path of ['/', '/our-work', '/c-levels', '/de/our-work']) {
    await page.goto(path);
    await settled(page);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await loadPictures(page, 'section:has(#clients) img');
      const logos = await page.locator('section:has(#clients) li').evaluateAll((items) =>
        items.map((item) => {
          const [own, logo] = [item, item.querySelector('img')].map((each) => each?.getBoundingClientRect());
          if (!own || !logo) throw new Error('There is a client without a logo.');
          return { width: logo.width, aside: Math.round(logo.left - own.left) };
        }),
      );
      expect(logos, path).toHaveLength(clients.length);
      for (const logo of logos) expect(logo.width, `${path}, ${width} px`).toBeGreaterThan(30);
      expect(new Set(logos.map(({ aside }) => aside)), `${path}, ${width} px`).toEqual(new Set([0]));
    }
  }
});

// Specification 38.11
test('no line of code in an article is cut off on a phone', async ({ page }) => {
  let found = 0;
  for (const { slug } of newestFirst()) {
    const path = `/de/blogs/${slug}`;
    await page.goto(path);
    const code = page.locator('[role=group]:has(> pre)');
    found += await code.count();
    for (const width of [320, 390, 899]) {
      await page.setViewportSize({ width, height: 844 });
      const wider = await code.evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label')),
      );
      expect(wider, `${path}, ${width} px`).toEqual([]);
      const below = await code.locator('code > span').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const last = line.querySelector(':scope > span:last-child:not(:first-child)') ?? line;
          const range = document.createRange();
          range.selectNodeContents(last);
          const [start, ...more] = [...range.getClientRects()].filter(({ width }) => width > 0);
          return more
            .filter(({ top }) => start && top > start.bottom - 4)
            .map(({ left }) => left - (start?.left ?? 0));
        }),
      );
      for (const further of below) expect(further, `${path}, ${width} px`).toBeGreaterThan(10);
    }
  }
  expect(found).toBeGreaterThan(0);
});

const panoramas = 'picture:has([srcset*="/panorama/"]) img';

// Specification 38.13
test('closing pictures have on phones the pixels that they are shown with', async ({ page }) => {
  for (const path of ['/']) {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await settled(page);
      await loadPictures(page, panoramas);
      const closing = (await shownPictures(page, panoramas)).filter(({ file }) =>
        /^(?:closing|night)/.test(file),
      );
      expect(closing, path).not.toEqual([]);
      for (const { file, enlarged } of closing)
        expect(enlarged, `${path}, ${width} px: ${file}`).toBeLessThanOrEqual(1.1);
    }
  }
});

// Specification 38.14
test('the heading of coming soon begins at the margin, and no cover touches the header’s yellow block', async ({
  page,
}) => {
  for (const path of ['/coming-soon', '/de/coming-soon']) {
    await page.goto(path);
    await settled(page);
    for (const width of [320, 390, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator('header a:visible, h1')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      expect(new Set([lefts.at(0), lefts.at(-1)]).size, `${path}, ${width} px`).toBe(1);
    }
  }
  await page.goto('/our-work/lea');
  await settled(page);
  for (const width of [1250, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [header, cover] = await page
      .locator('header, main picture img')
      .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect()));
    expect((cover?.top ?? 0) - (header?.bottom ?? 0), `${width} px`).toBeGreaterThan(8);
  }
});
