import type { Page, Route } from '@playwright/test';
import { expectMenusWork } from './resilience/support/readable';
import { expect, test } from './support/fixtures';
import { textsIn } from './support/texts';

/**
 * The not-found page is the only one that loads a catalogue at run time: a host with a single `404.html` serves the English
 * file for an unknown German address (specification 2.24, 4.15, 29.4, 29.5, 29.6 and 32.4).
 */

test.use({ allow: /status of (404|50\d)|ERR_CONNECTION_RESET/ });

const german = textsIn('de');

/** The host's response for the catalogue. */
type CatalogueResponse = number | 'file' | 'drop' | { readonly body: string };

const respond = (route: Route, answer: CatalogueResponse): Promise<void> => {
  if (answer === 'file') return route.continue();
  if (answer === 'drop') return route.abort('connectionreset');
  return route.fulfill(typeof answer === 'number' ? { status: answer } : answer);
};

/** Opens the page on such a host, which gives the responses in order; the last one repeats. */
async function openOnPlainHost(page: Page, ...answers: readonly CatalogueResponse[]): Promise<string[]> {
  const requested: string[] = [];
  await page.route('**/de/nope', (route) => route.fulfill({ path: 'out/404.html', status: 404 }));
  await page.route('**/locales/**', async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await respond(route, answers[Math.min(requested.length, answers.length) - 1] ?? 'file');
  });
  await page.goto('/de/nope');
  return requested;
}

async function expectGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de', { timeout: 20_000 });
  await expect(page).toHaveTitle(german('common:notFound.pageTitle'));
  await expect(page.getByText(german('common:footer.findUs'))).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').locator('a[href="/de/contact-us"]')).toHaveText(
    german('common:nav.contact'),
  );
}

test('loads the catalogue, retrying after 5xx and network failures, and shows German', async ({ page }) => {
  const requested = await openOnPlainHost(page, 500, 'drop', 'file');
  await expectGerman(page);
  expect(requested).toEqual(Array(3).fill('/locales/de/common.json'));
});

for (const [name, answer] of [
  ['status 404', 404],
  ['a file that cannot be parsed', { body: '{"broken":' }],
] as const)
  test(`${name} is final: the page stays as it was, and links and menus work`, async ({ page }) => {
    const requested = await openOnPlainHost(page, answer);
    await expect.poll(() => requested.length).toBe(1);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(textsIn('en')('common:footer.findUs'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expectMenusWork(page);
    expect(requested, 'no further requests').toHaveLength(1);
  });

// Specification 29.3 and 29.9
test('a page that brought its catalogues loads none', async ({ page }) => {
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/locales/')) catalogues.push(request.url());
  });
  for (const path of ['/', '/de', '/de/nope']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(catalogues).toEqual([]);
});
