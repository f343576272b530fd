import type { Page } from '@playwright/test';

/** The widths in px at which the page is wider than the viewport; `look` is called at each. */
export async function overflowingWidths(
  page: Page,
  widths: readonly number[],
  look?: (width: number) => Promise<void>,
): Promise<number[]> {
  const wider: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await widthOf(page)) > width) wider.push(width);
    await look?.(width);
  }
  return wider;
}

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Every element with its size, its position in its parent and its visibility: everything that a change of colours does not
 * affect.
 */
export function shapes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const parent = (element.parentElement ?? element).getBoundingClientRect();
      const place = [width, height, x - parent.x, y - parent.y].map(Math.round).join(' ');
      const shows = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return `${[element.localName, ...element.classList].join('.')} ${shows ? 'shows' : 'is hidden'}, ${place}`;
    }),
  );
}

/**
 * The hidden headings, those of disclosures included. Forms that are never displayed, links to other pages, and facts that
 * continue a table on paper do not count.
 */
export function hiddenHeadings(page: Page): Promise<(string | null)[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, h4, summary')]
      .filter(
        (title) =>
          !title.closest(
            '#contact[hidden], [aria-labelledby=closing], [aria-labelledby=next], dl + div > details',
          ),
      )
      .filter((title) => !title.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .map((title) => title.textContent),
  );
}

/** The words broken by the browser without a hyphen or soft hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Lines of code longer than a phone is wide may wrap.
      if (node.parentElement.closest('.visually-hidden, pre')) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}@.]{2,}/gu)) {
        const range = document.createRange();
        // The first letter after a soft hyphen counts as part of the line before, too.
        range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * The words on paper with a printed background of nearly their own lightness. Backgrounds are printed only where a style asks
 * for it; elsewhere browsers darken light words for white paper.
 */
export function swallowedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const numbers = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(colour);
      return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
    };
    const backgroundOf = (element: Element | null): string | undefined => {
      for (let above = element; above; above = above.parentElement) {
        const { backgroundColor, printColorAdjust } = getComputedStyle(above);
        if ((numbers(backgroundColor)[3] ?? 1) > 0.5)
          return printColorAdjust === 'exact' ? backgroundColor : undefined;
      }
      return undefined;
    };
    return [...document.querySelectorAll('main *:not(.visually-hidden), footer *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const background = backgroundOf(element);
        return (
          background && Math.abs(lightness(background) - lightness(getComputedStyle(element).color)) < 0.3
        );
      })
      .map((element) => element.textContent ?? '');
  });
}

/** Dates with their month, and standards with their number, in both languages; in the text a space matches any space. */
const together =
  /\b\d{1,2}\.?\s(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{L}*|\b(?:ISO(?:\/IEC)?|IEC|WCAG)\s\d[\d.]*(?:\sAA)?/gu;

/** @returns texts broken across two lines: those that belong together, and words of the title that would fit on one */
export const brokenLines = (page: Page) =>
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
          if (linesOf(range) > 1 && word.getBoundingClientRect().width < title.clientWidth - 1)
            found.push(word.textContent);
        }
      return found;
    },
    [together.source, together.flags] as const,
  );
