import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { isGone, redirectFor } from '@/gateway/redirects';
import { fileFor } from '@/gateway/site';
import { localizedPath } from '@/lib/routing/locale';
import { oldPaths } from '@/lib/routing/oldPaths';

const old = oldPaths({ moved: [{ from: '/jobs', to: '/careers' }], gone: ['/fax'] }, [
  { slug: 'new', formerly: ['old', 'older'] },
]);

const cleanPaths = pages.flatMap(({ path }) => locales.map((locale) => localizedPath(path, locale)));

describe('URLs and languages (specification 3.2 and 3.3)', () => {
  it.each(cleanPaths)('%s is clean: no redirect, and a file that can answer it', (path) => {
    expect(redirectFor(path, old)).toBeUndefined();
    expect(fileFor(path)).toBe(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  });

  it.each(cleanPaths)('%s is where its trailing slash, .html and index lead, in one hop', (path) => {
    const bare = path === '/' ? '' : path;
    const dirty = [`${bare}/index`, `${bare}/index.html`, `${bare}/index/`];
    if (bare) dirty.push(`${bare}/`, `${bare}.html`);
    for (const target of dirty) expect([target, redirectFor(target, old)]).toEqual([target, path]);
  });

  it.each(pages.map(({ path }) => path))('/en%s redirects to the unprefixed URL in one hop', (path) => {
    const bare = path === '/' ? '' : path;
    for (const end of ['', '/', '.html', '/index.html', '/index']) {
      expect(redirectFor(`/en${bare}${end}`, old)).toBe(path);
    }
  });

  it.each([
    ['/en?lng=de', '/?lng=de'],
    ['/en/services/?a=1&b=//evil.test#c', '/services?a=1&b=//evil.test#c'],
    ['/en/de/services', '/de/services'],
  ])('%s keeps what it carries: %s', (target, location) => expect(redirectFor(target, old)).toBe(location));
});

describe('old paths (specification 3.10)', () => {
  it.each([
    ['/jobs', '/careers'],
    ['/de/jobs?utm=1', '/de/careers?utm=1'],
    ['/blogs/old', '/blogs/new'],
    ['/de/blogs/older', '/de/blogs/new'],
    ['/en/jobs/index.html?a', '/careers?a'],
    ['/de/blogs/o%6cd/', '/de/blogs/new'],
    ['/jobs/fax', undefined],
    ['/fax', undefined],
  ])('%s leads to %s in one hop', (target, location) => expect(redirectFor(target, old)).toBe(location));

  it('a removed page is gone in every language', () => {
    const targets = ['/fax', '/de/fax?a', '/faxes', '/jobs', '/%zz', '/constructor'];
    expect(targets.filter((target) => isGone(target, old))).toEqual(['/fax', '/de/fax?a']);
  });
});
