import type { Locator, Page } from '@playwright/test';
import { articles } from '@/content/articles';
import { blogPictures } from '@/content/blogPictures';
import { defaultLocale } from '@/content/locales';
import { pictureOf } from '@/lib/blog/articles';
import { builtPage } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { long } from './support/sitePages';
import { languages } from './support/texts';
import { test } from './support/tour';

/** How an article's page is laid out: what runs from edge to edge, what is wide, and what stands in the margin. */

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('has no box');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, ...box };
};
const hero = (page: Page) => page.locator('main article > div img').first();

/** What is said on a drawing stands in the middle 16 to 9 of its 20 to 9. */
const [narrowest, widest] = [16 / 9, 20 / 9];

for (const { locale, to } of languages)
  for (const article of articles()) {
    const { slug } = article;
    const picture = pictureOf(article, locale);
    const forPhones = 'phone' in picture && picture.phone !== undefined;
    const path = to(`/blogs/${slug}`);
    // Their parts are the same in both languages, and the longer words German.
    test(path, { tag: locale === defaultLocale ? long : [] }, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await settled(page);
      for (const width of [390, 1250, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await test.step('its picture runs from edge to edge (specification 22.24)', async () => {
          const box = await boxOf(hero(page));
          expect.soft([box.left, box.right], `${width} px`).toEqual([0, width]);
          if (width < 600 && forPhones) return;
          expect.soft(box.width / box.height).toBeGreaterThan(narrowest - 0.01);
          expect.soft(box.width / box.height).toBeLessThan(widest + 0.01);
        });
        await test.step('on phones what was drawn for them shows whole (specification 22.29)', async () => {
          if (width >= 600 || !forPhones) return;
          const shown = () => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
          await expect.poll(shown).toMatch(/-phone(?:\.svg|-\d+\.avif)$/);
          // It has the old drawing's ratio until the new one is there.
          const cut = () =>
            hero(page).evaluate((image: HTMLImageElement) => {
              const { width: wide, height } = image.getBoundingClientRect();
              return wide / height - image.naturalWidth / image.naturalHeight;
            });
          await expect.poll(cut).toBeCloseTo(0, 2);
        });
        await test.step('notes stand beside the block above them, or below it (specification 22.25)', async () => {
          const notes = await page.locator('main article section').getByRole('note').all();
          expect(notes.length).toBeGreaterThan(0);
          for (const note of notes) {
            const [box, above] = [
              await boxOf(note),
              await boxOf(note.locator('xpath=preceding-sibling::*[1]')),
            ];
            expect.soft(box.right, `${width} px`).toBeLessThanOrEqual(width);
            if (width < 1250) expect.soft(box.top).toBeGreaterThanOrEqual(above.bottom);
            else {
              expect.soft(box.left).toBeGreaterThan(above.right);
              expect.soft(Math.abs(box.top - above.top)).toBeLessThan(24);
            }
          }
        });
        if (width < 900) continue;
        await test.step('a table of three columns is as wide as text and margin (specification 22.26)', async () => {
          const column = await boxOf(page.locator('main article section').first());
          for (const table of await page.locator('main article figure:not(:has(td svg)) table').all()) {
            const [box, count] = [await boxOf(table), await table.locator('thead th').count()];
            const share = (box.right - column.left) / column.width;
            expect.soft(share, `${width} px, ${count} columns`).toBeGreaterThan(count > 2 ? 0.99 : 0.6);
            expect.soft(share).toBeLessThan(count > 2 ? 1.01 : 0.7);
          }
        });
        await test.step('so is a chart (specification 22.33)', async () => {
          const column = await boxOf(page.locator('main article section').first());
          for (const chart of await page.locator('main article figure:has(td svg)').all())
            expect.soft((await boxOf(chart)).width / column.width, `${width} px`).toBeCloseTo(1, 2);
        });
      }
    });

    // Specification 22.27
    test(`${path}: its neighbours show their pictures`, () => {
      const cards = [
        ...([...builtPage(path).querySelectorAll('main nav')].at(-1)?.querySelectorAll('a') ?? []),
      ];
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        const neighbour = articles().find((other) => card.href.endsWith(`/blogs/${other.slug}`));
        expect(card.querySelector('img')?.src).toContain(neighbour && pictureOf(neighbour, locale).name);
      }
    });
  }

// Specification 22.31
test('the contents stay in view and mark the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const contents = page.locator('main article nav');
  for (const index of [1, 4]) {
    const section = page.locator('main article section').nth(index);
    await section
      .locator('p')
      .first()
      .evaluate((text) => text.scrollIntoView({ behavior: 'instant' }));
    const { top, bottom } = await boxOf(contents);
    expect([top > 0, bottom < 900]).toEqual([true, true]);
    const title = (await section.locator('h2').textContent()) ?? '';
    await expect(contents.locator('a:target-current')).toHaveText([title]);
  }
});

// Specification 22.30
test('a quoted email is a message: no line of it begins further in, and none is cut off', async ({
  page,
}) => {
  for (const { to } of languages) {
    await page.goto(to('/blogs/protecting-from-phishing-attacks'));
    const email = page.locator('main article blockquote:has(dl)');
    await expect(email).toHaveCount(1);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const odd = await email.locator('p, dd').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { right } = part.getBoundingClientRect();
          const lines = new Map<number, DOMRect[]>();
          for (const rect of [...range.getClientRects()].filter((each) => each.width > 0)) {
            const line = [...lines.keys()].find((top) => Math.abs(top - rect.top) < 8) ?? rect.top;
            lines.set(line, [...(lines.get(line) ?? []), rect]);
          }
          const [first = 0, ...others] = [...lines.values()].map((rects) =>
            Math.min(...rects.map((rect) => rect.left)),
          );
          const end = Math.max(...[...lines.values()].flat().map((rect) => rect.right));
          const isPlain = others.every((left) => Math.abs(left - first) < 1) && end < right + 1;
          return isPlain ? [] : [part.textContent];
        }),
      );
      expect(odd, `${width} px`).toEqual([]);
    }
  }
});

// Specification 33.11
test('what is drawn for the night shows under a dark colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [width, drawing] of [
    [1440, ''],
    [390, '(?:-phone)?'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const article of articles()) {
      await page.goto(`/blogs/${article.slug}`);
      const { name } = pictureOf(article, 'en');
      const night = `${name}-night`;
      const shown = await hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
      const file = night in blogPictures ? night : name;
      expect(shown).toMatch(new RegExp(`/${file}${drawing}(?:-\\d+\\.avif|\\.svg)$`));
    }
  }
  expect(Object.keys(blogPictures).filter((name) => name.endsWith('-night')).length).toBeGreaterThan(0);
});
