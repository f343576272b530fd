import { company } from '@/content/company';
import { readArticle } from '@/lib/blog/readArticle';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { hydrated, islandScripts } from './support/hydration';
import { textsIn } from './support/texts';
import { noteWindows } from './support/windows';

/** Share buttons open share windows and make no call of ours (specification 22.7, 22.8 and 22.9). */

const path = '/blogs/protecting-from-phishing-attacks';
const url = company.origin + path;
const words = readArticle('phishing', 'en');
const text = textsIn('en');

// Specification 22.7, 22.8 and 35.2
test('share buttons open windows of 550x400 and 750x600 for the article’s URL, and make no call of ours', async ({
  page,
}) => {
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

// A finger meets the link, which needs no script; so does whoever is faster than the script.
test('before the button has arrived, the link leads to the same page of the network, in a tab of its own', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  const link = page.getByRole('link', { name: text('blog:share.linkedin') });
  await expect(link).toHaveAttribute('target', '_blank');
  const followed = await link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise<string>((resolve) => {
        document.addEventListener('click', (event) => {
          resolve(event.defaultPrevented ? 'held up' : element.href);
          event.preventDefault(); // the network is another origin
        });
        element.click();
      }),
  );
  expect(followed).toMatch(/^https:\/\/linkedin\.com\/shareArticle\?url=/);
});

// Specification 33.7
test('a link that is pressed when the button arrives has its click, and the button comes after it', async ({
  page,
}) => {
  const release = await holdBack(page, islandScripts);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      document.title = link ? link.href : 'lost';
      event.preventDefault(); // the network is another origin
    }),
  );
  await page.getByRole('link', { name: text('blog:share.linkedin') }).hover();
  await page.mouse.down();
  release();
  await expect(page.locator('[data-when=reached][data-hydrated]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveTitle(/^https:\/\/linkedin\.com\/shareArticle/);
  await expect(page.getByRole('button', { name: text('blog:share.linkedin') })).toBeVisible();
});

test('whoever only reads an article loads no script for its buttons', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringContaining('/scripts/page-')]);
});

test('By keyboard, the focus stays where it was when the button takes the link’s place', async ({ page }) => {
  const windows = await noteWindows(page);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: text('blog:share.facebook') }).focus();
  const button = page.getByRole('button', { name: text('blog:share.facebook') });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await windows()).length).toBe(1);
});

// Specification 22.8
test('icon size 36', async ({ page }) => {
  await page.goto(`/de${path}`);
  const icons = page.locator('main [role=group] a svg');
  const boxes = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().toJSON()));
  expect(boxes).toEqual(Array(2).fill(expect.objectContaining({ width: 36, height: 36 })));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link in each button’s place', async ({ page }) => {
    await page.goto(path);
    const facebook = page.getByRole('link', { name: text('blog:share.facebook') });
    await expect(facebook).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    );
    const linkedin = page.getByRole('link', { name: text('blog:share.linkedin') });
    await expect(linkedin).toHaveAttribute('href', /^https:\/\/linkedin\.com\/shareArticle\?url=/);
  });
});
