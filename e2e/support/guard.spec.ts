import { type BrowserContext, expect, test } from '@playwright/test';
import { type Guard, guardAgainst } from './guard';

// Specification 32.5, 35.1 and 35.2: the guard of every other test, tested with pages that do what it forbids.

const ORIGIN = 'http://site.test';

/** Opens a page made of this markup, watched and under a policy like the site's. */
async function guardOn(context: BrowserContext, markup: string): Promise<Guard> {
  const guard = guardAgainst(ORIGIN);
  guard.watch(context);
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/broken.css') return route.abort('connectionrefused');
    if (pathname !== '/') return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/html',
      headers: {
        'Content-Security-Policy':
          "default-src 'self' 'unsafe-inline' http://other.test data:; img-src data:",
      },
      body: `<!doctype html><link rel="icon" href="data:,">${markup}`,
    });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  await page.waitForLoadState('networkidle');
  return guard;
}

test('a quiet page', async ({ context }) => {
  const guard = await guardOn(context, '<p>x</p><script>console.log("x"); fetch("data:,x")</script>');
  expect(guard.findings([])).toEqual([]);
});

for (const [name, markup, finding] of [
  ['a warning', '<script>console.warn("careful")</script>', /^console warning: careful/],
  ['an error on the console', '<script>console.error("wrong")</script>', /^console error: wrong/],
  ['an exception', '<script>throw new Error("thrown")</script>', /^page error: thrown/],
  ['a rejection', '<script>Promise.reject(new Error("rejected"))</script>', /^page error: rejected/],
  ['an answer of 404', '<script src="/gone.js"></script>', /^console error: .*status of 404/],
  [
    'a lost request',
    '<link rel="stylesheet" href="/broken.css">',
    /^failed request: http:\/\/site\.test\/broken\.css/,
  ],
  ['a violation of the policy', '<img src="/x.png" alt="">', /^console error: .*Content Security Policy/],
  [
    'another origin',
    '<script src="http://other.test/x.js"></script>',
    /^request to another origin: http:\/\/other/,
  ],
] as const) {
  test(`${name} is found, unless allowed`, async ({ context }) => {
    const guard = await guardOn(context, markup);
    expect(guard.findings([])).toContainEqual(expect.stringMatching(finding));
    expect(guard.findings([/./])).toEqual([]);
  });
}

test('a window that the page opens is watched, too', async ({ context }) => {
  const guard = await guardOn(context, '<script>window.open("about:blank").console.error("there")</script>');
  expect(guard.findings([])).toContainEqual(expect.stringMatching(/^console error: there/));
});
