import { statSync } from 'node:fs';
import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtFile, builtHtml } from './support/builtFile';
import { expect, test } from './support/fixtures';
import { settled } from './support/opening';
import { builtPaths } from './support/sitePages';

/**
 * Specification 33.1, 33.2, 33.3 and 33.4: page weights in bytes as transferred: compressed, unscrolled, with an empty cache.
 * A kind's budget holds for all its pages.
 */
const kilobyte = 1000;
const budgets = {
  content: { script: 5 * kilobyte, stylesheet: 14 * kilobyte, font: 45 * kilobyte },
  /** Before the form's first use, which loads more. */
  form: { script: 95 * kilobyte, stylesheet: 14 * kilobyte, font: 45 * kilobyte },
  hydrated: { script: 70 * kilobyte, stylesheet: 14 * kilobyte, font: 45 * kilobyte },
};

/** The heaviest pages of every kind; translations load the same files. */
const pages = [
  ['/', 'hydrated'],
  ['/c-levels', 'form'],
  ['/careers/career-start-program/full-stack-software-engineer', 'form'],
  ['/contact-us', 'form'],
  ['/policies', 'hydrated'],
  ['/services', 'content'],
  ['/our-work/captire', 'content'],
  ['/de/blogs/protecting-from-phishing-attacks', 'content'],
  ['/nothing-here', 'content'],
] as const;

test.use({ allow: /status of 404/ });

/**
 * Opens a page and adds up its requests by kind. Chromium accepts Brotli over HTTPS only, so each response is weighed again
 * as HTTPS delivers it.
 * @param ready waits for the parts to weigh; by default the scripts and fonts
 */
async function weigh(page: Page, address: string, ready = settled): Promise<Record<string, number>> {
  const asked = new Map<string, string>();
  page.on('response', (response) => asked.set(response.url(), response.request().resourceType()));
  await page.goto(address);
  await ready(page);
  const bytes: Record<string, number> = {};
  for (const [url, kind] of asked) bytes[kind] = (bytes[kind] ?? 0) + (await weightOf(url));
  // Styles are inlined and so part of the page's weight; here they are weighed separately.
  const styles = await page.locator('style').allTextContents();
  return { ...bytes, stylesheet: (bytes.stylesheet ?? 0) + brotliCompressSync(styles.join('')).length };
}

const weighed = new Map<string, Promise<number>>();

/** Pages share most of their files: each is weighed once. */
function weightOf(url: string): Promise<number> {
  const weight = weighed.get(url) ?? fetchedWeight(url);
  weighed.set(url, weight);
  return weight;
}

function fetchedWeight(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

for (const [path, kind] of pages)
  test(`${path} stays within the budget of its kind (${kind})`, async ({ page }) => {
    const bytes = await weigh(page, path);
    for (const [resource, limit] of Object.entries(budgets[kind]))
      expect(bytes[resource] ?? 0, `${resource}, in bytes`).toBeLessThanOrEqual(limit);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('the home page loads in 260 kB', async ({ page }) => {
    const bytes = await weigh(page, '/de', async () => {
      await settled(page);
      await page.waitForLoadState('networkidle');
    });
    const { stylesheet: _, ...others } = bytes;
    const total = Object.values(others).reduce((sum, part) => sum + part, 0);
    expect(total, JSON.stringify(bytes)).toBeLessThanOrEqual(260 * kilobyte);
  });
});

test('HTML and styles together take 16 kB on most pages, 27 kB on all', () => {
  const weights = builtPaths
    .map((address) => statSync(`out/${builtFile(address)}.br`).size)
    .toSorted((a, b) => a - b);
  expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(16 * kilobyte);
  expect(weights.at(-1)).toBeLessThanOrEqual(27 * kilobyte);
});

test('one font file is preloaded, on every page', () => {
  for (const address of builtPaths)
    expect(builtHtml(address).match(/<link rel="preload"[^>]* as="font"/g), address).toHaveLength(1);
});
