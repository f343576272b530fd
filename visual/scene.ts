import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../e2e/support/opening';
import { small } from './small';

/** How a page is looked at. */
export interface Look {
  /** Of the window, in pixels: a phone or a desk. */
  readonly width: 390 | 1440;
  readonly scheme: 'light' | 'dark';
}

/** Sets the window before a page is opened: with less motion, so that nothing is on its way anywhere. */
export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/** Waits for all that comes late: the framework, typefaces, and what shows only when the window is near. */
export async function complete(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // A busy machine may have painted the page before its typeface was there (lib/boot/typeface.ts).
    document.documentElement.classList.remove('late');
  });
}

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Compares a whole page, what the window shows of it, or one element with its baseline. */
export async function expectAsBefore(
  part: Page | Locator,
  name: string,
  { width, scheme }: Look,
  extent: 'whole' | 'window' = 'whole',
): Promise<void> {
  const picture = await ('goto' in part
    ? part.screenshot({ ...still, fullPage: extent === 'whole' })
    : part.screenshot(still));
  // Of one kind of machine two pictures are the same to the pixel.
  expect(await small(picture, width)).toMatchSnapshot(`${name}-${width}-${scheme}.png`, {
    threshold: 0.05,
    maxDiffPixels: 0,
  });
}
