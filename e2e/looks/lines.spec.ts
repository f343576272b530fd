import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { settled } from '../support/opening';
import { kindTags, linkedPaths } from '../support/sitePages';
import { test } from '../support/tour';

// Nothing that moves is looked at here.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Where lines may end, and where not. */

/** Days with their month, and standards with their number, in both languages; in the text a space is any space. */
const together =
  /\b\d{1,2}\.?\s(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{L}*|\b(?:ISO(?:\/IEC)?|IEC|WCAG)\s\d[\d.]*(?:\sAA)?/gu;

/** @returns what of the list stands on two lines: by words that belong together, and by large titles */
const broken = (page: Page) =>
  page.evaluate(
    ([source, flags]) => {
      const found: string[] = [];
      const linesOf = (range: Range) =>
        new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const belonging = [...(node.textContent ?? '').matchAll(new RegExp(source, flags))];
        const element = node.parentElement;
        if (belonging.length === 0 || !element?.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('.visually-hidden')) continue;
        for (const { 0: words, index } of belonging) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + words.length);
          if (linesOf(range) > 1) found.push(words);
        }
      }
      for (const title of document.querySelectorAll('h1'))
        for (const word of title.querySelectorAll('span')) {
          if (!word.textContent?.includes('\u00ad') || word.children.length > 0) continue;
          const range = document.createRange();
          range.selectNodeContents(word);
          // As long as it is on one line
          const [shown, lines] = [word.getBoundingClientRect(), linesOf(range)];
          if (lines > 1 && shown.width < title.clientWidth - 1) found.push(word.textContent);
        }
      return found;
    },
    [together.source, together.flags] as const,
  );

// Specification 38.1
for (const path of linkedPaths)
  test(`${path}: no day, standard or word of the title is broken that a line could hold`, {
    tag: kindTags(path),
  }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const found: Record<number, string[]> = {};
    for (const width of [320, 390, 430, 600, 768, 900, 1100, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const words = await broken(page);
      if (words.length > 0) found[width] = words;
    }
    expect(found).toEqual({});
  });

// Specification 38.3
for (const path of [
  '/',
  '/de/careers',
  '/de/c-levels',
  '/de/our-work/wedere',
  '/de/careers/career-start-program',
])
  test(`${path}: the arrow of a link stands beside its last word`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const apart = await page.locator('main a, main a span').evaluateAll((links) =>
        links.flatMap((link) => {
          const arrow = getComputedStyle(link, '::before');
          if (getComputedStyle(link, '::after').content !== '"\u00a0" / ""') return [];
          const em = Number.parseFloat(getComputedStyle(link).fontSize);
          // The last word that shows
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          let word: DOMRect | undefined;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.parentElement?.closest('.visually-hidden')) continue;
            const text = document.createRange();
            text.selectNodeContents(node);
            word = [...text.getClientRects()].at(-1);
          }
          const end = [...link.getClientRects()].at(-1);
          const gap = word && end ? (end.right - word.right) / em : Number.NaN;
          const isInRoom = arrow.right === '0px' && gap > 1 && gap < 2;
          return isInRoom && Math.abs((end?.bottom ?? 0) - (word?.bottom ?? 0)) < em
            ? []
            : [`${link.textContent}: ${gap.toFixed(2)} em`];
        }),
      );
      expect(apart, `${width} px`).toEqual([]);
    }
  });

// Specification 38.3
test('links back begin with an arrow to the left', async ({ page }) => {
  for (const path of [
    '/our-work/lea',
    '/careers/career-start-program/digital-marketing',
    '/instructor-details-1',
    '/angular-developer',
    '/blogs/protecting-from-phishing-attacks',
  ]) {
    await page.goto(path);
    const back = page.locator('main a').first();
    expect(await back.evaluate((link) => getComputedStyle(link, '::before').scale), path).toBe('-1 1');
  }
});

// Specification 38.16
test('no line of a German job’s title or lead begins with a hyphen or a slash, ends with «oder» or parts a short word', async ({
  page,
}) => {
  for (const path of ['/de/angular-developer', '/de/full-stack-developer', '/de/dotNet-developer']) {
    await page.goto(path);
    await settled(page);
    for (const width of [320, 390, 768, 1250, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = await page.locator('h1, .lead').evaluateAll((all) =>
        all.slice(0, 2).flatMap((element) => {
          const lines: string[] = [];
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let bottom = Number.NaN;
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const box = range.getBoundingClientRect();
              if (box.width > 0 && Math.abs(box.bottom - bottom) > 2) lines.push('');
              if (box.width > 0) bottom = box.bottom;
              lines.push((lines.pop() ?? '') + letter);
            }
          return lines.filter((line, index) => {
            const next = lines[index + 1]?.trim() ?? '';
            return (
              /^[-/]|\/$|\boder$/.test(line.trim()) ||
              (line.trim().endsWith('-') && /^\p{L}{1,3}(?!\p{L})/u.test(next))
            );
          });
        }),
      );
      expect(wrong, `${path}, ${width} px`).toEqual([]);
    }
  }
});
