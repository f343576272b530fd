// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { builtPaths, linkedPaths, unknownPaths } from './support/sitePages';

/** Every link, anchor and file that a page names is there, and none is reached by a redirect. */

interface Answer {
  status: number;
  /** Empty for what is no page. */
  html: string;
}

/** What was asked for already: pages name mostly the same things. One per worker, as modules are. */
const answers = new Map<string, Promise<Answer>>();

function open(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = answers.get(path) ?? ask(request, path);
  answers.set(path, answer);
  return answer;
}

async function ask(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path, { maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  const answer = { status: response.status(), html: isPage ? await response.text() : '' };
  await response.dispose();
  return answer;
}

/** The addresses on this site that a page's HTML names, in links, pictures, scripts and styles. */
function addressesIn(html: string, from: string): URL[] {
  const base = new URL(from, 'http://site.test');
  const plain = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? '');
  const sets = [...html.matchAll(/\ssrcSet="([^"]+)"/gi)].flatMap(([, set]) =>
    (set ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  return [...plain, ...sets]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), base))
    .filter((url) => url.origin === base.origin);
}

for (const path of [...builtPaths, ...unknownPaths]) {
  test(`${path}: all it names is there`, async ({ request }) => {
    const { html } = await open(request, path);
    const addresses = addressesIn(html, path);
    expect(addresses.length).toBeGreaterThan(10);
    const dead: string[] = [];
    for (const address of new Set(addresses.map(({ pathname, hash }) => pathname + hash))) {
      const [target = '', anchor] = address.split('#');
      // A page that is not found names itself by the skip link only.
      const found = target === path ? { status: 200, html } : await open(request, target);
      if (found.status !== 200) dead.push(`${address} answers ${found.status}`);
      else if (anchor && !found.html.includes(`id="${anchor}"`)) dead.push(`${address} has no such anchor`);
    }
    expect(dead).toEqual([]);
  });
}

test('every built page that is meant to be found can be reached from the home page', async ({ request }) => {
  const reached = new Set<string>(['/']);
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const { html } = await open(request, path);
    for (const { pathname } of addressesIn(html, path)) {
      if (!linkedPaths.includes(pathname) || reached.has(pathname)) continue;
      reached.add(pathname);
      queue.push(pathname);
    }
  }
  expect([...reached].sort()).toEqual([...linkedPaths].sort());
});
