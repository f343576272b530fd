import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { shiftSoFar } from './support/hydration';

/** Architecture, «Weight»: one typeface with a metric-matched fallback, «CLS 0.00», the typeface included. */

/** How wide all text of a page is in a family, on one line, in pixels. */
const widthIn = (page: Page, family: string) =>
  page.evaluate(async (name) => {
    await document.fonts.load(`100px ${name}`);
    const line = document.createElement('span');
    line.style.cssText = `position: absolute; visibility: hidden; white-space: pre; font: 100px ${name}`;
    document.body.append(line);
    const words = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    let width = 0;
    while (words.nextNode()) {
      line.textContent = words.currentNode.textContent?.replaceAll('\u00ad', '').trim() ?? '';
      width += line.getBoundingClientRect().width;
    }
    line.remove();
    return width;
  }, family);

for (const path of ['/services', '/de/policies', '/de/about', '/blogs/protecting-from-phishing-attacks'])
  test(`until it is there, the text of ${path} is set as wide`, async ({ page }) => {
    await page.goto(path);
    const [typeface, standIn, last] = [
      await widthIn(page, 'sans'),
      await widthIn(page, 'stand-in'),
      await widthIn(page, 'monospace'),
    ];
    // The stand-in is a font of the system: where none is installed, what is measured would be the last resort.
    expect(standIn, 'Arial, Roboto or Liberation Sans is installed').not.toBe(last);
    expect(Math.abs(standIn / typeface - 1)).toBeLessThan(0.015);
  });

for (const path of ['/', '/de/contact-us', '/policies', '/product-innovation', '/full-stack-developer'])
  test(`when it comes late, ${path} moves by a line at most`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftSoFar(page)).toBeLessThan(0.05);
  });
