import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { readArticle } from '@/lib/blog/readArticle';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/** Share buttons open share windows and make no call of ours (specification 22.7, 22.8 and 22.9). */

const path = '/blogs/protecting-from-phishing-attacks';
const url = company.origin + path;
const words = readArticle('phishing', 'en');

/** What the page asks the browser to open, instead of opening it. */
async function noteWindows(page: Page): Promise<() => Promise<[string, string][]>> {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    window.open = (address, _name, features) => {
      opened.push([String(address), features ?? '']);
      return null;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'opened'));
}

test('general social network: a window of 550x400 for the article’s public URL', async ({ page }) => {
  const windows = await noteWindows(page);
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Share on Facebook' });
  await hydrated(page);
  await page.getByRole('group', { name: 'Share' }).hover();
  await button.click();
  const [[address = '', features = ''] = []] = await windows();
  expect(new URL(address).origin + new URL(address).pathname).toBe(
    'https://www.facebook.com/sharer/sharer.php',
  );
  expect(new URL(address).searchParams.get('u')).toBe(url);
  expect(features).toMatch(/height=400, width=550/);
});

test('professional network: a window of 750x600 with URL, title, summary and source', async ({ page }) => {
  const windows = await noteWindows(page);
  const calls: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && calls.push(request.url())));
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('group', { name: 'Share' }).hover();
  await page.getByRole('button', { name: 'Share on LinkedIn' }).click();
  const [[address = '', features = ''] = []] = await windows();
  const { hostname, searchParams } = new URL(address);
  expect(hostname).toBe('linkedin.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    url,
    mini: 'true',
    title: words.title,
    summary: words.description,
    source: company.name,
  });
  expect(features).toMatch(/height=600, width=750/);
  expect(calls, 'calls of ours').toEqual([]);
});

test('A click that comes before the button has arrived opens the same window', async ({ page }) => {
  const windows = await noteWindows(page);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: 'Share on LinkedIn' }).dispatchEvent('click');
  await expect
    .poll(async () => (await windows()).map(([, features]) => features))
    .toEqual([expect.stringMatching(/height=600, width=750/)]);
});

test('By keyboard, the focus stays where it was when the button takes the link’s place', async ({ page }) => {
  const windows = await noteWindows(page);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: 'Share on Facebook' }).focus();
  const button = page.getByRole('button', { name: 'Share on Facebook' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await windows()).length).toBe(1);
});

test('icon size 36', async ({ page }) => {
  await page.goto(`/de${path}`);
  for (const name of ['Auf Facebook teilen', 'Auf LinkedIn teilen']) {
    const box = await page.getByRole('link', { name }).locator('svg').boundingBox();
    expect([box?.width, box?.height]).toEqual([36, 36]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link in each button’s place', async ({ page }) => {
    await page.goto(path);
    const facebook = page.getByRole('link', { name: 'Share on Facebook' });
    await expect(facebook).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    );
    const linkedin = page.getByRole('link', { name: 'Share on LinkedIn' });
    await expect(linkedin).toHaveAttribute('href', /^https:\/\/linkedin\.com\/shareArticle\?url=/);
  });
});
