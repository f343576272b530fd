import { type BrowserContext, expect, test } from '@playwright/test';
import { type Guard, guardAgainst } from './guard';

// Specification 32.5, 35.1 and 35.2: tests the guard of all other tests, with pages that break its rules.

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

test('reports everything that a page must not do, in its windows, too, unless it is allowed', async ({
  context,
}) => {
  const guard = await guardOn(
    context,
    `<script>console.warn("careful"); console.error("wrong"); throw new Error("thrown")</script>
     <script>Promise.reject(new Error("rejected"))</script>
     <script>window.open("about:blank").console.error("there")</script>
     <script src="/gone.js"></script>
     <link rel="stylesheet" href="/broken.css">
     <img src="/x.png" alt="">
     <script src="http://other.test/x.js"></script>`,
  );
  for (const finding of [
    /^console warning: careful/,
    /^console error: wrong/,
    /^page error: thrown/,
    /^page error: rejected/,
    /^console error: there/,
    /^console error: .*status of 404/,
    /^failed request: http:\/\/site\.test\/broken\.css/,
    /^console error: .*Content Security Policy/,
    /^request to another origin: http:\/\/other/,
  ])
    expect.soft(guard.findings([])).toContainEqual(expect.stringMatching(finding));
  expect(guard.findings([/./])).toEqual([]);
});
