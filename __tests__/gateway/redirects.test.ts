/** @jest-environment node */
import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { redirectFor } from '@/gateway/redirects';
import { fileFor } from '@/gateway/site';
import { localizedPath } from '@/lib/routing/locale';

const cleanPaths = pages.flatMap(({ path }) => locales.map((locale) => localizedPath(path, locale)));

describe('URLs and languages (specification 3.2 and 3.3)', () => {
  it.each(cleanPaths)('%s is clean: no redirect, and a file that can answer it', (path) => {
    expect(redirectFor(path)).toBeUndefined();
    expect(fileFor(path)).toBe(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  });

  it.each(cleanPaths)('%s is where its trailing slash, .html and index lead, in one hop', (path) => {
    const bare = path === '/' ? '' : path;
    const dirty = [`${bare}/index`, `${bare}/index.html`, `${bare}/index/`];
    if (bare) dirty.push(`${bare}/`, `${bare}.html`);
    for (const target of dirty) expect([target, redirectFor(target)]).toEqual([target, path]);
  });

  it.each(pages.map(({ path }) => path))('/en%s redirects to the unprefixed URL in one hop', (path) => {
    const bare = path === '/' ? '' : path;
    for (const end of ['', '/', '.html', '/index.html', '/index']) {
      expect(redirectFor(`/en${bare}${end}`)).toBe(path);
    }
  });

  it.each([
    ['/en?lng=de', '/?lng=de'],
    ['/en/services/?a=1&b=//evil.test#c', '/services?a=1&b=//evil.test#c'],
    ['/en/de/services', '/de/services'],
  ])('%s keeps what it carries: %s', (target, location) => expect(redirectFor(target)).toBe(location));
});
