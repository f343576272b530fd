import { readFileSync } from 'node:fs';
import { defaultLocale, locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { routes } from '@/content/routes';
import { href } from '@/lib/routing/href';
import { localeOfPath } from '@/lib/routing/locale';

/** Rows of the table below specification 2.1: `path`, `path` or `folder/` with `slug`, `slug`. */
const rows = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| 2\.\d+ \| ([^|]+) \|/gm)];

/** The paths of the table, in its order; the company's slug is filled in. */
const specifiedRoutes: readonly string[] = rows.flatMap(([, cell = '']) => {
  const [first = '', ...others] = [...cell.replace(/;.*/, '').matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
    path.replace('<slug>', 'firnwerk'),
  );
  return first.endsWith('/') && others.length > 0 ? others.map((slug) => first + slug) : [first, ...others];
});

/**
 * Specification 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.18,
 * 2.19, 2.20, 3.1 and 3.2.
 */
it('has all 42 routes of the table, in its order', () => {
  expect(specifiedRoutes).toHaveLength(42);
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => specifiedRoutes.includes(path))).toEqual(specifiedRoutes);
});

describe.each(routes)('$path', ({ id }) => {
  it.each(locales)('is absolute, without a trailing slash, and in its language: %s', (locale) => {
    const address = href(id, locale);
    expect(address).toMatch(locale === defaultLocale ? /^\/(.*[^/])?$/ : /^\/.*[^/]$/);
    expect(localeOfPath(address)).toBe(locale);
    expect(href(id, locale, 'design')).toBe(`${address}#design`);
  });
});
