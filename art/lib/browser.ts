import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';
import type { Size } from './point';

/** What to photograph: a whole HTML document that needs nothing from outside. Sizes in CSS pixels. */
export interface Shot extends Size {
  readonly html: string;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}

/** Opens one browser for several shots and closes it afterwards, whatever happens. */
export async function withCamera<Result>(
  use: (photograph: (shot: Shot) => Promise<Buffer>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  try {
    return await use(async ({ html, width, height, scale }) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      await page.setContent(html, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const png = await page.screenshot({ type: 'png' });
      await page.close();
      return png;
    });
  } finally {
    await browser.close();
  }
}
