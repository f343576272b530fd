import { defaultLocale, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { routeById, routes } from '@/content/routes';
import { href } from '@/lib/routing/href';
import { localeOfPath } from '@/lib/routing/locale';
import { specifiedRoutes } from './specifiedRoutes';

/**
 * Specification 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.18,
 * 2.19, 2.20, 3.1 and 3.2.
 */
it('has all 42 routes of the table, in its order', () => {
  expect(specifiedRoutes).toHaveLength(42);
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => specifiedRoutes.includes(path))).toEqual(specifiedRoutes);
});

describe.each(routes)('$path', ({ id, path }) => {
  it('English is unprefixed', () => {
    expect(href(id, 'en')).toBe(path);
  });

  it('German is under /de', () => {
    expect(href(id, 'de')).toBe(path === '/' ? '/de' : `/de${path}`);
  });

  it.each(locales)('is absolute, without a trailing slash, and says its language: %s', (locale) => {
    const address = href(id, locale);
    expect(address).toMatch(locale === defaultLocale ? /^\/(.*[^/])?$/ : /^\/.*[^/]$/);
    expect(localeOfPath(address)).toBe(locale);
    expect(href(id, locale, 'design')).toBe(`${address}#design`);
  });
});

it('gives every page an address of its own', () => {
  const addresses = locales.flatMap((locale) => routes.map(({ id }) => href(id, locale)));
  expect(new Set(addresses).size).toBe(routes.length * locales.length);
});

it('refuses a route that is not in the table, naming the file to edit', () => {
  // What the types rule out, a cast lets through.
  const unknown = 'press' as Parameters<typeof routeById>[0];
  expect(() => routeById(unknown)).toThrow(
    'content/routes.ts: there is no route "press"; add it to the table',
  );
});
