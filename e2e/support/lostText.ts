import type { Page } from '@playwright/test';

/** Twice the default text size of browsers, in px. */
const twice = { standard: 32, fixed: 26 };
const usual = { standard: 16, fixed: 13 };

/** The spacing that WCAG 2.2, 1.4.12 requires a page to support. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Runs a function with the browser's text size doubled (WCAG 2.2, 1.4.4). */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: twice });
  await look();
  await devtools.send('Page.setFontSizes', { fontSizes: usual });
  await devtools.detach();
}

/** Runs a function with increased text spacing (WCAG 2.2, 1.4.12). */
export async function withSpacedText(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate((rules) => {
    // Set by a script, it is not an inline style, which the security policy forbids.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/**
 * @returns the texts that are cut off by the viewport or a container, or covered by another text; without scroll containers
 * and visually hidden text
 */
export async function lostTexts(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  // Labels on the opening route appear once the route has reached them.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ timeline, playState }) => timeline !== document.timeline || playState !== 'running'),
  );
  return page.evaluate(() => {
    const lost = new Set<string>();
    const lines: { text: Node; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !/\S/.test(text.textContent ?? '')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const frame = frameOf(parent);
      if (!frame) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0 || rect.bottom < 0) continue; // the skip link is above the page until focused
        const middle = (rect.top + rect.bottom) / 2;
        const across = rect.left > frame.left - 2 && rect.right < frame.right + 2;
        if (!across || middle < frame.top || middle > frame.bottom) lost.add(`cut: ${text.textContent}`);
        lines.push({ text, rect });
      }
    }
    lines.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, { text, rect }] of lines.entries()) {
      for (let next = index + 1; (lines[next]?.rect.top ?? rect.bottom) < rect.bottom; next += 1) {
        const other = lines[next];
        if (other && other.text !== text && covers(rect, other.rect))
          lost.add(`covered: ${text.textContent}, ${other.text.textContent}`);
      }
    }
    return [...lost];

    /** The visible area of an element's texts; none if they can be scrolled to, or are visually hidden. */
    function frameOf(element: Element) {
      const frame = {
        left: 0,
        right: document.documentElement.clientWidth,
        top: 0,
        bottom: Number.POSITIVE_INFINITY,
      };
      for (let around: Element | null = element; around !== document.body; around = around.parentElement) {
        if (!around) return undefined;
        const { clipPath, overflowX, overflowY } = getComputedStyle(around);
        if (clipPath === 'inset(50%)' || /auto|scroll/.test(overflowX + overflowY)) return undefined;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        if (overflowX !== 'visible') {
          frame.left = Math.max(frame.left, left);
          frame.right = Math.min(frame.right, right);
        }
        if (overflowY !== 'visible') {
          frame.top = Math.max(frame.top, top);
          frame.bottom = Math.min(frame.bottom, bottom);
        }
      }
      return frame;
    }

    /** Lines of large type overlap a little without touching. */
    function covers(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 3 && down > Math.min(one.height, other.height) * 0.45;
    }
  });
}
