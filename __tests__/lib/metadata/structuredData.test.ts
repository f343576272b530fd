import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { routeById } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { pageMeta } from '@/lib/metadata/pageMeta';
import { dataBlock } from '@/lib/metadata/structuredData';
import { localizedPath } from '@/lib/routing/locale';
import { stripSoftHyphens } from '@/lib/text';
import {
  listed,
  ofType,
  type Thing,
  textsOf,
  thingsOn,
  thingsOnArticle,
  thingsOnProfile,
} from '../../support/structuredData';

const everything = locales.flatMap((locale) => [
  ...listed.map((id) => [`${id}, ${locale}`, thingsOn(id, locale)] as const),
  ...articles().map(({ id }, index) => [`${id}, ${locale}`, thingsOnArticle(index, locale)] as const),
]);

describe.each(everything)('%s (specification 23.6 and 23.8)', (_, things) => {
  it('holds every type once, of those that the site uses, and the company with its name and address', () => {
    const types = things.map((thing) => thing['@type']).filter((type) => type !== 'Person');
    expect(new Set(types).size).toBe(types.length);
    const used = ['Organization', 'BreadcrumbList', 'WebSite', 'ItemList', 'Course', 'BlogPosting', 'Person'];
    for (const thing of things) expect(used).toContain(thing['@type']);
    expect(ofType(things, 'Organization')).toEqual([
      expect.objectContaining({
        name: company.name,
        url: company.origin,
        logo: `${company.origin}/images/brand/icon-512.png`,
      }),
    ]);
  });

  it('"dates": every day is one of the calendar, written as ISO 8601 has it', () => {
    const days = textsOf(things, /^(?:startDate|endDate|date|validThrough)/);
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
  });

  it('"URLs": are absolute, and lead to pages that exist', () => {
    const own = textsOf(things, /^(?:url|item|mainEntityOfPage)$/);
    const paths = pages.flatMap(({ path }) => locales.map((other) => localizedPath(path, other)));
    for (const address of own) {
      expect(address.startsWith(company.origin)).toBe(true);
      expect(paths).toContain(new URL(address).pathname);
    }
    for (const address of textsOf(things, /^(?:image|logo|sameAs)$/)) {
      expect(new URL(address).protocol).toBe('https:');
    }
  });
});

it('"nothing in it can end the element"', () => {
  const block = dataBlock({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><b>' }],
  });
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toHaveProperty('@graph.0.name', '</script><b>');
});

describe.each(locales)('in %s', (locale) => {
  describe('Organization: the facts of the footer', () => {
    it('e-mail on contact and legal, register number on legal only, both offices on contact and c-levels', () => {
      for (const id of listed) {
        const [thing] = ofType(thingsOn(id, locale), 'Organization');
        const has = (field: string) => thing !== undefined && field in thing;
        expect([id, has('email')]).toEqual([id, id === 'contact' || id === 'legal']);
        expect([id, has('identifier')]).toEqual([id, id === 'legal']);
        expect([id, has('numberOfEmployees')]).toEqual([id, id === 'about']);
        expect([id, has('contactPoint')]).toEqual([id, id === 'contact']);
        expect(thing?.description).toBe(stripSoftHyphens(readCatalogue('common', locale).footer.claim));
        expect([id, Array.isArray(thing?.address)]).toEqual([
          id,
          id === 'contact' || id === 'dedicatedTeams',
        ]);
        expect(thing?.telephone).toBe(company.offices.zurich.phone);
      }
    });
  });

  describe('BreadcrumbList', () => {
    it('is on every page but home, from home down to the page, numbered from 1', () => {
      for (const id of listed) {
        const [list] = ofType(thingsOn(id, locale), 'BreadcrumbList');
        if (id === 'home') {
          expect(list).toBeUndefined();
          continue;
        }
        const steps = list?.itemListElement as Thing[];
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
        expect(steps[0]).toMatchObject({ name: pageMeta('home', locale).title });
        const item = String(steps.at(-1)?.item);
        expect(new URL(item).pathname).toBe(localizedPath(routeById(id).path, locale));
      }
    });

    // Specification 23.16
    it('names pages as navigation and lists do', () => {
      const namesOn = (things: Thing[]) => textsOf(ofType(things, 'BreadcrumbList'), /^name$/);
      const ways = {
        en: [
          ['caseLea', 'Home', 'Our work', 'Lea'],
          ['programmeQa', 'Home', 'Careers', 'Career start', 'QA engineer'],
          ['jobMarketing', 'Home', 'Careers', 'Digital marketing'],
          ['policies', 'Home', 'Privacy and other policies'],
        ],
        de: [
          ['caseLea', 'Startseite', 'Unsere Arbeiten', 'Lea'],
          ['programmeQa', 'Startseite', 'Karriere', 'Berufseinstieg', 'Software-Qualitätssicherung'],
          ['jobMarketing', 'Startseite', 'Karriere', 'Digitalmarketing'],
          ['policies', 'Startseite', 'Datenschutz und Richtlinien'],
        ],
      } as const;
      for (const [id, ...names] of ways[locale]) expect(namesOn(thingsOn(id, locale))).toEqual(names);
      expect(namesOn(thingsOnProfile('/instructor-details-2', locale)).at(-1)).toBe('Teuta Krasniqi');
      const [home, blog, article] = namesOn(thingsOnArticle(0, locale));
      expect([home, blog]).toEqual([ways[locale][0][1], 'Blog']);
      expect(article).toBe(ofType(thingsOnArticle(0, locale), 'BlogPosting')[0]?.headline);
    });
  });
});
