import type { Page, Route } from '@playwright/test';
import { expectMenusWork } from './failing/support/readable';
import { expect, test } from './support/fixtures';
import { textsIn } from './support/texts';

/**
 * The one page that loads a catalogue at run time: where a host knows one `404.html`, it serves the English file for
 * an unknown German address (specification 2.24, 4.15, 29.4, 29.5, 29.6 and 32.4).
 */

test.use({ allow: /status of (404|50\d)|ERR_CONNECTION_RESET/ });

const german = textsIn('de');

/** What the host answers for the catalogue. */
type Answer = number | 'file' | 'drop' | { readonly body: string };

const give = (route: Route, answer: Answer): Promise<void> => {
  if (answer === 'file') return route.continue();
  if (answer === 'drop') return route.abort('connectionreset');
  return route.fulfill(typeof answer === 'number' ? { status: answer } : answer);
};

/** Opens the page on such a host, which gives one answer after the other; the last one stays. */
async function openOnPlainHost(
  page: Page,
  ...answers: readonly Answer[]
): Promise<{ path: string; at: number }[]> {
  const asked: { path: string; at: number }[] = [];
  await page.route('**/de/nope', (route) => route.fulfill({ path: 'out/404.html', status: 404 }));
  await page.route('**/locales/**', async (route) => {
    asked.push({ path: new URL(route.request().url()).pathname, at: Date.now() });
    await give(route, answers[Math.min(asked.length, answers.length) - 1] ?? 'file');
  });
  await page.goto('/de/nope');
  return asked;
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

test('fetches /locales/de/common.json once and shows German', async ({ page }) => {
  const asked = await openOnPlainHost(page, 'file');
  await expectGerman(page);
  expect(asked.map(({ path }) => path)).toEqual(['/locales/de/common.json']);
});

test('5xx and network failures are retried from 350 ms, doubling; meanwhile "Loading..." shows, alone', async ({
  page,
}) => {
  const asked = await openOnPlainHost(page, 500, 'drop', 503, 'file');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toBeHidden();
  await expectGerman(page);
  const waits = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
  expect(waits).toHaveLength(3);
  // Each wait is at least what is asked for; how much longer depends on the machine.
  for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(350 * 2 ** index - 5);
});

for (const [name, answer, requests] of [
  ['status 500 is retried up to 5 times', 500, 6],
  ['status 404 is final, with no retry', 404, 1],
  ['a parse failure is final, with no retry', { body: '{"broken":' }, 1],
] as const)
  test(`${name}: the page comes back as it came, and links and menus work`, async ({ page }) => {
    await page.clock.install();
    const asked = await openOnPlainHost(page, answer);
    // The waits between retries pass faster, but in small steps: each begins when an answer has come, which takes its time.
    const pass = async () => {
      if (asked.length < requests) await page.clock.runFor(100);
      return asked.length;
    };
    await expect.poll(pass, { intervals: [50], timeout: 20_000 }).toBe(requests);
    await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(textsIn('en')('common:footer.findUs'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expectMenusWork(page);
    await page.clock.runFor(30_000);
    expect(asked, 'it asks no more').toHaveLength(requests);
  });

// Specification 29.3 and 29.9
test('a page that brought its catalogues fetches none', async ({ page }) => {
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
