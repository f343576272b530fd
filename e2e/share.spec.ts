import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { readArticle } from '@/lib/blog/readArticle';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { hydrated, islandScripts } from './support/hydration';
import { textsIn } from './support/texts';
import { noteWindows } from './support/windows';

/** Share buttons (specification 22.7, 22.8 and 22.9). */

const path = '/blogs/protecting-from-phishing-attacks';
const url = company.origin + path;
const words = readArticle('phishing', 'en');
const text = textsIn('en');

// Specification 22.7, 22.8 and 35.2
test('buttons open windows of 550x400 and 750x600 for the article, and make no request', async ({ page }) => {
  const windows = await noteWindows(page);
  const calls: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && calls.push(request.url())));
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('group', { name: text('blog:share.label') }).hover();
  await page.getByRole('button', { name: text('blog:share.facebook') }).click();
  await page.getByRole('button', { name: text('blog:share.linkedin') }).click();
  const [[facebook = '', small] = [], [linkedin = '', large] = []] = await windows();
  expect(facebook.split('?')[0]).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(new URL(facebook).searchParams.get('u')).toBe(url);
  expect(small).toMatch(/height=400, width=550/);
  const { hostname, searchParams } = new URL(linkedin);
  expect(hostname).toBe('linkedin.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    url,
    mini: 'true',
    title: words.title,
    summary: words.description,
    source: company.name,
  });
  expect(large).toMatch(/height=600, width=750/);
  expect(calls, 'calls of ours').toEqual([]);
});

// Specification 22.8
test('the first click opens the window before any script file has loaded', async ({ page }) => {
  const windows = await noteWindows(page);
  await holdBack(page, '**/scripts/**');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('link', { name: text('blog:share.facebook') }).click();
  await page.getByRole('link', { name: text('blog:share.linkedin') }).focus();
  await page.keyboard.press('Enter');
  expect(await windows()).toEqual([
    [
      expect.stringMatching(/^https:\/\/www\.facebook\.com\/sharer/),
      expect.stringMatching(/height=400, width=550/),
    ],
    [
      expect.stringMatching(/^https:\/\/linkedin\.com\/share/),
      expect.stringMatching(/height=600, width=750/),
    ],
  ]);
});

/** The page's links from now on; nothing is followed, as the networks are other origins. */
const noteFollowed = (page: Page) =>
  page.evaluate(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && !event.defaultPrevented) followed.push(link.href);
      if (link) event.preventDefault();
    });
  });
const followed = (page: Page) => page.evaluate(() => Reflect.get(window, 'followed') as string[]);

// Specification 22.8
test('if windows are blocked, the link is followed, before and after the buttons have loaded', async ({
  page,
}) => {
  const windows = await noteWindows(page, { refuse: true });
  await page.addInitScript(() => {
    // A link outside the document does not report its click to the window.
    HTMLAnchorElement.prototype.click = function () {
      (Reflect.get(window, 'followed') as string[]).push(this.href);
    };
  });
  const release = await holdBack(page, '**/scripts/**');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('link', { name: text('blog:share.linkedin') }).waitFor();
  await noteFollowed(page);
  await page.getByRole('link', { name: text('blog:share.linkedin') }).click();
  release();
  // Only the page script notices the approaching mouse: without waiting for it, nothing would.
  await hydrated(page);
  await page.mouse.move(0, 0);
  await page.getByRole('group', { name: text('blog:share.label') }).hover();
  await page.getByRole('button', { name: text('blog:share.facebook') }).click();
  expect(await windows()).toHaveLength(2);
  expect(await followed(page)).toEqual([
    expect.stringMatching(/^https:\/\/linkedin\.com\/shareArticle\?url=/),
    expect.stringMatching(/^https:\/\/www\.facebook\.com\/sharer/),
  ]);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  // Specification 22.8
  test('a tap follows the link, in a tab', async ({ page }) => {
    const windows = await noteWindows(page);
    await page.goto(path);
    await hydrated(page);
    await noteFollowed(page);
    const link = page.getByRole('link', { name: text('blog:share.linkedin') });
    await expect(link).toHaveAttribute('target', '_blank');
    await link.tap();
    expect(await followed(page)).toEqual([expect.stringMatching(/^https:\/\/linkedin\.com\/shareArticle/)]);
    expect(await windows()).toEqual([]);
  });
});

// Specification 33.7
test('a link that is pressed when its button appears keeps its click', async ({ page }) => {
  const windows = await noteWindows(page);
  const release = await holdBack(page, islandScripts);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: text('blog:share.linkedin') }).hover();
  await page.mouse.down();
  release();
  await expect(page.locator('[data-when=reached][data-hydrated]')).toHaveCount(1);
  await page.mouse.up();
  await expect
    .poll(async () => (await windows()).map(([address]) => address))
    .toEqual([expect.stringMatching(/^https:\/\/linkedin\.com\/shareArticle/)]);
  await expect(page.getByRole('button', { name: text('blog:share.linkedin') })).toBeVisible();
});

test('keeps the keyboard focus when a button replaces its link', async ({ page }) => {
  const windows = await noteWindows(page);
  await page.goto(path);
  await hydrated(page);
  const icons = page.locator('main [role=group] a svg'); // 36 px, specification 22.8
  for (const icon of await icons.all())
    expect(await icon.boundingBox()).toMatchObject({ width: 36, height: 36 });
  await page.getByRole('link', { name: text('blog:share.facebook') }).focus();
  await expect(page.getByRole('button', { name: text('blog:share.facebook') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await windows()).length).toBe(1);
});
