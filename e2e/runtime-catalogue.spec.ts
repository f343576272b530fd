import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { type CatalogueAnswer, PlainHost } from './support/plainHost';

/**
 * Specification 2.24, 4.15, 29.4, 29.5 and 29.6, on the one page that
 * needs it: a host that knows one `404.html` serves the English file for an
 * unknown German address, and the page loads the German catalogue at run time. That it
 * gives up after 5 retries, or at once, is in `failing/catalogue-unreachable.spec.ts`.
 */

test.use({ allow: /status of (404|50\d)|ERR_EMPTY_RESPONSE|request to another origin/ });

async function onPlainHost(
  page: Page,
  answers: readonly CatalogueAnswer[],
  visit: (host: PlainHost) => Promise<void>,
): Promise<void> {
  const host = new PlainHost(answers);
  const origin = await host.start();
  try {
    await page.goto(`${origin}/de/nope`);
    await visit(host);
  } finally {
    await host.stop();
  }
}

/** The waits between one request and the next, in milliseconds. */
const waits = (host: PlainHost) =>
  host.asked.slice(1).map(({ at }, index) => at - (host.asked[index]?.at ?? 0));

async function expectGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de', { timeout: 20_000 });
  await expect(page).toHaveTitle('Seite nicht gefunden');
  await expect(page.getByText('So finden Sie uns')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    '/de/contact-us',
  );
}

test('fetches /locales/de/common.json once and shows German', async ({ page }) => {
  await onPlainHost(page, ['file'], async (host) => {
    await expectGerman(page);
    expect(host.asked.map(({ path }) => path)).toEqual(['/locales/de/common.json']);
  });
});

test('"Loading..." shows, alone, while the catalogue is fetched', async ({ page }) => {
  await onPlainHost(page, [{ status: 503 }, { status: 503 }, 'file'], async () => {
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(page.locator('body')).toBeHidden();
    await expectGerman(page);
  });
});

test('5xx is retried from 350 ms, doubling', async ({ page }) => {
  await onPlainHost(page, [{ status: 500 }, { status: 502 }, { status: 503 }, 'file'], async (host) => {
    await expectGerman(page);
    expect(host.asked).toHaveLength(4);
    const [first = 0, second = 0, third = 0] = waits(host);
    // Each wait is at least what is asked for; how much longer depends on the machine.
    expect(first).toBeGreaterThanOrEqual(345);
    expect(second).toBeGreaterThanOrEqual(695);
    expect(third).toBeGreaterThanOrEqual(1395);
  });
});

test('a network failure is retried', async ({ page }) => {
  await onPlainHost(page, ['drop', 'file'], async () => {
    await expectGerman(page);
  });
});

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
