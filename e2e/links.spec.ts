// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { locales } from '@/content/locales';
import { feedPath } from '@/lib/blog/feedPath';
import { securityTxtPath } from '@/lib/metadata/securityTxt';
import { localizedPath } from '@/lib/routing/locale';
import { builtFile } from './support/builtFile';
import { builtPaths, linkedPaths, unknownPaths } from './support/sitePages';
import { ownUrls, published, urlsIn } from './support/urls';

/**
 * Specification 2.25 and 2.26: every internal link, anchor, asset, canonical, hreflang and og:image target resolves. Every
 * URL in a file of `out/` exists, and none redirects.
 */

const pages = new Map([
  ...builtPaths.map((path) => [path, published(builtFile(path))] as const),
  ...unknownPaths.map((path) => [path, published(builtFile(path.replace('nothing-here', '404')))] as const),
]);

const others = [
  ...locales.map(feedPath),
  ...locales.map((locale) => localizedPath('/site.webmanifest', locale)),
];

/** The site's URLs in each file, by the file's path. */
const named = new Map([
  ...[...pages].map(([path, html]) => [path, ownUrls(urlsIn(html), path)] as const),
  ...[...others, '/sitemap.xml', '/robots.txt', securityTxtPath].map(
    (path) => [path, ownUrls(urlsIn(published(path.slice(1))), path)] as const,
  ),
]);
const everyUrl = [...new Set([...named.values()].flat())];
const targetOf = (url: string) => url.replace(/#.*$/, '');

/** @returns the status of every path at a host, redirects not followed; by Node, which is several times as fast as a browser */
async function statusOf(host: string, paths: readonly string[]): Promise<Map<string, number>> {
  const queue = [...paths];
  const found = new Map<string, number>();
  const ask = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const { status } = await fetch(new URL(path, host), { method: 'HEAD', redirect: 'manual' });
      found.set(path, status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return found;
}

test('every URL in a page, a feed, the sitemap, a manifest, robots.txt or security.txt responds without a redirect', async ({
  baseURL,
}) => {
  for (const [path, urls] of named) expect(urls, path).not.toEqual([]);
  // The not-found page refers to itself by its skip link only.
  const targets = [...new Set(everyUrl.map(targetOf))].filter((path) => !unknownPaths.includes(path));
  const statuses = await statusOf(baseURL ?? '', targets);
  const dead = [...named].flatMap(([path, urls]) =>
    urls
      .filter((url) => (statuses.get(targetOf(url)) ?? 200) !== 200)
      .map((url) => `${path}: ${url} answers ${statuses.get(targetOf(url))}`),
  );
  expect(dead).toEqual([]);
});

test('every linked anchor is in the page', () => {
  const dead = [...named].flatMap(([path, urls]) =>
    urls
      .filter((url) => {
        const [target = '', anchor] = url.split('#');
        // Identifiers in structured data, which are not anchors in a page.
        if (!anchor || anchor === 'organization' || anchor === 'website') return false;
        return !pages.get(target)?.includes(` id="${anchor}"`);
      })
      .map((url) => `${path}: ${url}`),
  );
  expect(dead).toEqual([]);
});

/** Files that no page refers to, each with its reason. */
const unnamed: Readonly<Record<string, RegExp>> = {
  'pictures for networks are made of it (content/sharePictures.ts)':
    /^\/images\/(?:work\/(?:lea|sales)-phone-|process\/process-[a-z]+-worded-night\.svg$)/,
  'the company’s sign and logo, for use outside the site': /^\/images\/brand\/(?:logo|mark)\.svg$/,
};

test('every published picture is used', () => {
  const files = readdirSync('out/images', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).replace(/^out/, ''));
  const orphans = files.filter((file) => !everyUrl.includes(file));
  const reasons = Object.values(unnamed);
  expect(orphans.filter((file) => !reasons.some((reason) => reason.test(file))).sort()).toEqual([]);
  // Fails on reasons that are no longer needed.
  expect(reasons.filter((reason) => !orphans.some((file) => reason.test(file)))).toEqual([]);
});

// Specification 1.1, 1.2, 1.3 and 2.26
test('every indexable page can be reached from the home page', () => {
  const reached = new Set<string>(['/']);
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const links = [...(pages.get(path) ?? '').matchAll(/<a\s[^>]*?href="([^"]+)"/g)];
    for (const target of ownUrls(
      links.map(([, href = '']) => href),
      path,
    ).map(targetOf)) {
      if (!linkedPaths.includes(target) || reached.has(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  expect([...reached].sort()).toEqual([...linkedPaths].sort());
});

// Specification 1.4 and 3.4
test('no page has a log-in or a password, and links are absolute', () => {
  for (const [path, html] of pages) {
    const personal = html.match(/type="password"|autocomplete="(?:username|[a-z]+-password)"/i);
    expect(personal, path).toBeNull();
    const targets = [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g)].map(
      ([, to = '']) => to,
    );
    const wrong = targets.filter(
      (to) =>
        /^\/.*(?:log-?in|sign-?(?:in|up)|account)/i.test(to) ||
        !/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(to),
    );
    expect(wrong, path).toEqual([]);
  }
});
