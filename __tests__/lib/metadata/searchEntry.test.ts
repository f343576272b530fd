import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { type Route, routes } from '@/content/routes';
import { searchEntry } from '@/lib/metadata/searchEntry';

const address = ({ path }: Pick<Route, 'path'>, locale: string) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return company.origin + (path === '/' ? prefix || '/' : prefix + path);
};

const old = routes.filter(({ path }) => path.endsWith('-old'));
const hidden = routes.filter(({ path }) => path === '/coming-soon');
const indexed = routes.filter((route) => !old.includes(route) && !hidden.includes(route));

it('sorts the 42 routes into 37 indexed ones, four -old ones and coming-soon', () => {
  expect([indexed.length, old.length, hidden.length]).toEqual([37, 4, 1]);
});

describe.each(locales)('in %s', (locale) => {
  it.each(indexed)('$path: "index, follow", canonical to itself, names its twins', (route) => {
    expect(searchEntry(route.id, locale, locales)).toEqual({
      robots: 'index, follow',
      canonical: address(route, locale),
      alternates: [
        { hrefLang: 'en', href: address(route, 'en') },
        { hrefLang: 'de', href: address(route, 'de') },
        { hrefLang: 'x-default', href: address(route, 'en') },
      ],
    });
  });

  it.each(old)('$path is canonical to its current version and names no twins', ({ id, path }) => {
    const current = routes.find((route) => route.path === path.replace('-old', ''));
    expect(current).toBeDefined();
    expect(searchEntry(id, locale, locales)).toEqual({
      robots: 'index, follow',
      canonical: current && address(current, locale),
      alternates: [],
    });
  });

  it.each(['comingSoon', 'notFound', 'showcase'] as const)('%s is `noindex`, and that is all', (page) => {
    expect(searchEntry(page, locale, locales)).toEqual({ robots: 'noindex', alternates: [] });
  });
});

it('is reciprocal: every twin names the same addresses', () => {
  for (const { id } of indexed) {
    const [first, ...others] = locales.map((locale) => searchEntry(id, locale, locales).alternates);
    for (const other of others) expect(other).toEqual(first);
  }
});

it('names no language in which the page does not exist', () => {
  const { alternates } = searchEntry('home', 'en', ['en']);
  expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual(['en', 'x-default']);
});
