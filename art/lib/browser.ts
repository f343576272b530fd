import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';
import type { Size } from './point';

/** What to photograph: a whole HTML document that needs nothing from outside. Sizes in CSS pixels. */
export interface Shot extends Size {
  readonly html: string;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}

/** A line of text in a picture: its words and its edges, in CSS pixels. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What came of a shot: a PNG, and the lines of text in the document's frames that nothing covers. */
interface Photograph {
  readonly png: Buffer;
  readonly lines: readonly TextLine[];
}

/** Runs in the page: reads the lines in every frame, which may be shown at another size than its own. */
function readLines(): TextLine[] {
  return [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const inside = frame.contentDocument;
    if (!inside) return [];
    const shown = frame.getBoundingClientRect();
    const scale = shown.width / frame.offsetWidth;
    const texts = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
    const lines: TextLine[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim();
      const range = inside.createRange();
      range.selectNodeContents(node);
      for (const box of text ? range.getClientRects() : []) {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const isSeen = inside.elementsFromPoint(x, y).some((element) => element.contains(node));
        const at = [shown.left + x * scale, shown.top + y * scale] as const;
        const inFront = document.elementFromPoint(...at);
        if (!isSeen || (inFront && inFront !== frame)) continue;
        lines.push({
          text: text ?? '',
          left: shown.left + box.left * scale,
          top: shown.top + box.top * scale,
          right: shown.left + box.right * scale,
          bottom: shown.top + box.bottom * scale,
        });
      }
    }
    return lines;
  });
}

/**
 * Runs in the page: ends when it has been painted as it will stay. A photograph that comes earlier may show a frame at another
 * fraction of a pixel, once in some ten runs of a busy machine.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Opens one browser for several shots and closes it afterwards, whatever happens. */
export async function withCamera<Result>(
  use: (photograph: (shot: Shot) => Promise<Photograph>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  try {
    return await use(async ({ html, width, height, scale }) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      await page.setContent(html, { waitUntil: 'load' });
      for (const frame of page.frames())
        await frame.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(painted);
      const png = await page.screenshot({ type: 'png' });
      const lines = await page.evaluate(readLines);
      await page.close();
      return { png, lines };
    });
  } finally {
    await browser.close();
  }
}
