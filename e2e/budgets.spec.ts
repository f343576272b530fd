import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/**
 * What a page may weigh, in bytes as they really arrive: compressed, unscrolled,
 * with an empty cache. A kind's budget holds for all its pages.
 */
const kilobyte = 1000;
const budgets = {
  content: { script: 5 * kilobyte, stylesheet: 14 * kilobyte, font: 45 * kilobyte },
  /** Before the form's first use; what comes then is fetched then. */
  form: { script: 130 * kilobyte, stylesheet: 14 * kilobyte, font: 45 * kilobyte },
  hydrated: { script: 125 * kilobyte, stylesheet: 14 * kilobyte, font: 45 * kilobyte },
};

const pages = [
  ['/', 'hydrated'],
  ['/de', 'hydrated'],
  ['/about', 'hydrated'],
  ['/de/about', 'hydrated'],
  ['/c-levels', 'form'],
  ['/de/c-levels', 'form'],
  ['/careers', 'hydrated'],
  ['/de/careers', 'hydrated'],
  ['/careers/career-start-program', 'content'],
  ['/careers/career-start-program/full-stack-software-engineer', 'form'],
  ['/de/careers/career-start-program/full-stack-software-engineer', 'form'],
  ['/careers/career-start-program/software-quality-assurance-engineer', 'form'],
  ['/careers/career-start-program/digital-marketing', 'form'],
  // Its form is on no page, but a setting away.
  ['/careers/career-start-program/cyber-security-engineer', 'form'],
  ['/careers/career-start-program/software-system-engineer', 'hydrated'],
  ['/contact-us', 'form'],
  ['/de/contact-us', 'form'],
  ['/services', 'content'],
  ['/de/services', 'content'],
  ['/product-innovation', 'content'],
  ['/de/product-innovation', 'content'],
  ['/our-work', 'hydrated'],
  ['/de/our-work', 'hydrated'],
  ['/our-work/wedere', 'content'],
  ['/our-work/captire', 'content'],
  ['/our-work/sales-info', 'content'],
  ['/de/our-work/lea', 'content'],
  ['/our-work/lea-old', 'content'],
  ['/angular-developer', 'content'],
  ['/de/digital-marketing-intern', 'content'],
  ['/instructor-details-1', 'content'],
  ['/de/instructor-details-1', 'content'],
  ['/blogs', 'content'],
  ['/de/blogs', 'content'],
  ['/blogs/strengthening-software-development', 'hydrated'],
  ['/de/blogs/protecting-from-phishing-attacks', 'hydrated'],
  ['/legal', 'content'],
  ['/de/legal', 'content'],
  ['/coming-soon', 'content'],
  ['/policies', 'hydrated'],
  ['/de/policies', 'hydrated'],
  ['/nothing-here', 'hydrated'],
] as const;

test.use({ allow: /status of 404/ });

/**
 * Opens a page and adds up, by kind, what it asked for. Chromium takes Brotli
 * over HTTPS only, so each answer's weight is read once more as HTTPS delivers it.
 */
async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const asked = new Map<string, string>();
  page.on('response', (response) => asked.set(response.url(), response.request().resourceType()));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const bytes: Record<string, number> = {};
  for (const [url, kind] of asked) bytes[kind] = (bytes[kind] ?? 0) + (await weightOf(url));
  return bytes;
}

function weightOf(url: string): Promise<number> {
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

for (const [path, kind] of pages) {
  test(`${path} stays within the budget of its kind (${kind})`, async ({ page }) => {
    const bytes = await weigh(page, path);
    for (const [resource, limit] of Object.entries(budgets[kind])) {
      expect(bytes[resource] ?? 0, `${resource}, in bytes`).toBeLessThanOrEqual(limit);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const path of ['/', '/de']) {
    test(`${path} arrives in 260 kB`, async ({ page }) => {
      const bytes = await weigh(page, path);
      const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
      expect(total, JSON.stringify(bytes)).toBeLessThanOrEqual(260 * kilobyte);
    });
  }
});

test('one font file is preloaded', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
});
