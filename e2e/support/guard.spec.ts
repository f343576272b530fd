import { expect, test } from '@playwright/test';
import { guardAgainst } from './guard';

// Specification 32.5, 35.1 and 35.2: tests the guard of all other tests, with a page that breaks its rules.
test('reports everything that a page must not do, in its windows, too, unless it is allowed', async ({
  context,
}) => {
  const guard = guardAgainst('http://site.test');
  guard.watch(context);
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/broken.css') return route.abort('connectionrefused');
    if (pathname !== '/') return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'self' 'unsafe-inline' http://other.test" },
      body: `<script>console.log("quiet"); console.warn("careful"); throw new Error("thrown")</script>
        <script>Promise.reject(new Error("rejected")); open("about:blank").console.error("there")</script>
        <link rel="stylesheet" href="/broken.css"><script src="/gone.js"></script>
        <img src="data:," alt=""><script src="http://other.test/x.js"></script>`,
    });
  });
  await (await context.newPage()).goto('http://site.test', { waitUntil: 'networkidle' });
  for (const finding of [
    /^console warning: careful/,
    /^page error: thrown/,
    /^page error: rejected/,
    /^console error: there/,
    /^console error: .*status of 404/,
    /^failed request: http:\/\/site\.test\/broken\.css/,
    /^console error: .*Content Security Policy/,
    /^request to another origin: http:\/\/other/,
  ])
    expect.soft(guard.findings([])).toContainEqual(expect.stringMatching(finding));
  expect(guard.findings([]).filter((finding) => finding.includes('quiet'))).toEqual([]);
  expect(guard.findings([/./])).toEqual([]);
});
