import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { pages, type SitePage } from '@/content/pages';
import { searchEntry } from '@/lib/metadata/searchEntry';
import { specifiedRoutes } from '../routing/specifiedRoutes';

const address = ({ path }: Pick<SitePage, 'path'>, locale: string) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return company.origin + (path === '/' ? prefix || '/' : prefix + path);
};

const old = pages.filter(({ path }) => path.endsWith('-old'));
const hidden = pages.filter(({ path }) => path === '/coming-soon');
const indexed = pages.filter((route) => !old.includes(route) && !hidden.includes(route));

it('sorts the 42 pages into 37 indexed ones, four -old ones and coming-soon (specification 23.3, 23.4 and 23.5)', () => {
  const specified = [indexed, old, hidden].map((sorted) =>
    sorted.filter(({ path }) => specifiedRoutes.includes(path)),
  );
  expect(specified.map(({ length }) => length)).toEqual([37, 4, 1]);
});

describe.each(locales)('in %s', (locale) => {
  it.each(indexed)('$path: "index, follow", canonical to itself, names its translations', (route) => {
    expect(searchEntry(route, locale, locales)).toEqual({
      robots: 'index, follow',
      canonical: address(route, locale),
      alternates: [
        ...locales.map((other) => ({ hrefLang: other, href: address(route, other) })),
        { hrefLang: 'x-default', href: address(route, 'en') },
      ],
    });
  });

  it.each(old)('$path is canonical to its current version and names no translations', (route) => {
    const current = pages.find(({ path }) => path === route.path.replace('-old', ''));
    expect(current).toBeDefined();
    expect(searchEntry(route, locale, locales)).toEqual({
      robots: 'index, follow',
      canonical: current && address(current, locale),
      alternates: [],
    });
  });

  it.each(hidden)('$path is `noindex`, and that is all', (route) => {
    expect(searchEntry(route, locale, locales)).toEqual({
      robots: 'noindex',
      canonical: null,
      alternates: [],
    });
  });
});

it('is reciprocal: every translation names the same URLs', () => {
  for (const page of indexed) {
    const [first, ...others] = locales.map((locale) => searchEntry(page, locale, locales).alternates);
    for (const other of others) expect(other).toEqual(first);
  }
});

it('names no language in which the page does not exist', () => {
  const { alternates } = searchEntry({ path: '/' }, 'en', ['en']);
  expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual(['en', 'x-default']);
});
