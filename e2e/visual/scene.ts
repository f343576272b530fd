import { existsSync, readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chromiumPath } from '@/lib/chromium';
import { settled } from '../support/opening';
import { small } from './small';

/** The conditions of a screenshot. */
export interface Look {
  /** Of the viewport, in pixels: a phone, a desk or a large screen. */
  readonly width: 390 | 1440 | 2560;
  readonly scheme: 'light' | 'dark';
}

const heights = { 390: 844, 1440: 900, 2560: 1440 } as const;

/** Sets the viewport before a page is opened: with less motion, so that nothing moves. */
export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/** Waits for late content: islands, fonts, and content that appears only near the viewport. */
export async function complete(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/**
 * Screenshots depend on the browser and its major version, the system and the processor: letters and lines differ slightly.
 * @returns the folder of `e2e/visual/baselines/` for this kind of machine, such as `chromium-156-linux-x64`
 * @throws with one sentence when there is none and none is being made
 */
function kindOf(page: Page): string {
  const [version] = page.context().browser()?.version().split('.') ?? [];
  const program = chromiumPath?.includes('headless-shell') ? 'headless-shell' : 'chromium';
  const kind = `${program}-${version}-${process.platform}-${process.arch}`;
  if (test.info().config.updateSnapshots !== 'none' || existsSync(`e2e/visual/baselines/${kind}`))
    return kind;
  throw new Error(
    `There are no pictures of this kind of machine, ${kind}, only of ${readdirSync('e2e/visual/baselines')}: make your own, from a state that you trust (such as main without your changes), with npm run visual -- --update-snapshots.`,
  );
}

/** Compares a whole page, its visible part, or one element with its baseline. */
export async function expectAsBefore(
  shown: Page | Locator,
  name: string,
  { width, scheme }: Look,
  extent: 'whole' | 'viewport' = 'whole',
): Promise<void> {
  const isPage = 'goto' in shown;
  const kind = kindOf(isPage ? shown : shown.page());
  const picture = await (isPage
    ? shown.screenshot({ ...still, fullPage: extent === 'whole' })
    : shown.screenshot(still));
  // On one kind of machine two screenshots are identical to the pixel.
  expect(await small(picture, width)).toMatchSnapshot([kind, `${name}-${width}-${scheme}.png`], {
    threshold: 0.05,
    maxDiffPixels: 0,
  });
}
