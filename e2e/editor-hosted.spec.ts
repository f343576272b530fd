import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type AdminSettings, adminAssets } from '@/scripts/edit/admin/assets';
import { hostedEditor, services } from '@/scripts/edit/hosted';

// The editor on a host of its own, and what no visitor gets of it.

const own = 'https://editor.example';

type Config = AdminSettings['config'];

/**
 * Opens the page that `npm run edit:build` makes, as its host would serve it.
 *
 * @returns what it says on the console, and which other hosts it asks
 */
async function openHosted(page: Page, service: string, change: (config: Config) => Config = (same) => same) {
  const { config, policy } = hostedEditor(process.cwd(), service, 'firnwerk/website', 'main');
  const assets = await adminAssets({ config: change(config), photos: [] });
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
  test(`${service}: Sveltia CMS accepts the configuration, under its own policy (specification 39.7)`, async ({
    page,
  }) => {
    const { wrong, asked } = await openHosted(page, service);
    // It says here what is wrong with a configuration.
    await expect(page.getByRole('button', { name: /sign in/i }).first()).toBeVisible();
    expect([...asked].filter((origin) => !services[service]?.asks.includes(origin))).toEqual([]);
    expect(wrong).toEqual([]);
  });

// Its word on the configuration counts only if it would find what is wrong with one.
test('Sveltia CMS says what is wrong with a field (specification 39.7)', async ({ page }) => {
  const { wrong } = await openHosted(page, 'github', (config) => ({
    ...config,
    collections: config.collections.map((collection) =>
      collection.name === 'photos'
        ? { ...collection, fields: [{ name: 'de', widget: 'select', options: 'many' }] }
        : collection,
    ),
  }));
  await expect.poll(() => wrong.join()).toMatch(/de.* field: The .*options.* option must be .*an array/);
});

test('no built page has a byte of the preview (specification 39.2)', () => {
  const mark = 'the page listens';
  expect(readFileSync('lib/preview/previewed.tsx', 'utf8')).toContain(mark);
  const scripts = ['out', '.next/site/_next'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:html|js|json)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(mark))).toEqual([]);
});
