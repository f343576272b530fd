import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { savedFacts } from '@/lib/preview/draft';
import { adminAssets } from '@/scripts/edit/admin/assets';
import { hostedEditor, services } from '@/scripts/edit/hosted';

// The editor on a host of its own, and its absence from the public site.

const own = 'https://editor.example';

/**
 * Opens the page built by `npm run edit:build`, served as its host would.
 * @returns its console messages, and the other hosts it requests
 */
async function openHosted(page: Page, service: string) {
  const { configs, policy } = hostedEditor(process.cwd(), service, 'firnwerk/website', 'main');
  const assets = await adminAssets({ configs, photos: [] });
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  const asked = new Set<string>();
  await page.route('**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== own) {
      asked.add(origin);
      return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
    }
    const asset = assets.get(pathname);
    if (!asset) return route.abort();
    const { type, content } = asset;
    return route.fulfill({
      contentType: type,
      body: typeof content === 'string' ? content : Buffer.from(content),
      headers: { 'Content-Security-Policy': policy },
    });
  });
  await page.goto(own);
  return { wrong, asked };
}

for (const service of Object.keys(services))
  test(`${service}: Sveltia CMS accepts the configuration, under its own policy (specification 39.7)`, {
    tag: service === 'github' ? [] : '@full',
  }, async ({ page }) => {
    const { wrong, asked } = await openHosted(page, service);
    // Configuration errors appear here.
    await expect(page.getByRole('button', { name: /sign in/i }).first()).toBeVisible();
    expect([...asked].filter((origin) => !services[service]?.asks.includes(origin))).toEqual([]);
    expect(wrong).toEqual([]);
  });

/** @returns the files of a built folder, by path and content */
const filesOf = (folder: string, kinds: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kinds.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('no built page has a byte of the preview (specification 39.2)', () => {
  const mark = 'the page listens';
  expect(readFileSync('lib/preview/previewed.tsx', 'utf8')).toContain(mark);
  const files = ['out', '.next/site/_next'].flatMap((folder) => filesOf(folder, /\.(?:html|js|json)$/));
  expect(files.length).toBeGreaterThan(100);
  for (const part of [mark, savedFacts, 'NEXT_PUBLIC_EDITOR'])
    expect(files.filter(({ text }) => text.includes(part)).map(({ name }) => name)).toEqual([]);
});

test('an article is served only as its page, its Markdown and in feeds (specification 23.18, 29.4, 29.10)', () => {
  const catalogues = filesOf('out/locales', /\.json$/);
  expect(catalogues.length).toBeGreaterThan(50);
  // A folder below a language's would hold articles or policies.
  expect(catalogues.filter(({ name }) => !/^\w+\/\w+\.json$/.test(name))).toEqual([]);
  const markdown = filesOf('out', /\.mdx?$/).map(({ name }) => name);
  expect(markdown.filter((name) => !/^(?:\w+\/)?blogs\/[\w-]+\.md$/.test(name))).toEqual([]);
  const [, lead = ''] = /\n\n(.{40})/.exec(readFileSync('content/articles/en/phishing.md', 'utf8')) ?? [];
  const holding = filesOf('out', /\.(?:html|js|json|txt)$/).filter(({ text }) => text.includes(lead));
  expect(holding.map(({ name }) => name)).toEqual(['blogs/protecting-from-phishing-attacks.html']);
});
