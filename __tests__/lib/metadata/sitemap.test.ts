/** @jest-environment jsdom */
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { articlePath, pages } from '@/content/pages';
import { searchEntry } from '@/lib/metadata/searchEntry';
import { sitemap } from '@/lib/metadata/sitemap';
import { policyFacts } from '@/lib/policies/readPolicy';

const listed = pages.filter(({ robots, canonicalTo }) => !robots && !canonicalTo);

async function entries() {
  const document = new DOMParser().parseFromString(await sitemap(), 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...document.getElementsByTagName('url')].map((url) => ({
    address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
    lastmod: url.getElementsByTagName('lastmod')[0]?.textContent ?? undefined,
    alternates: [...url.getElementsByTagName('xhtml:link')].map((link) => ({
      hrefLang: link.getAttribute('hreflang'),
      href: link.getAttribute('href'),
    })),
  }));
}

describe('"sitemap.xml with exactly the indexable canonicals and alternates, lastmod from content" (specification 23.10)', () => {
  it('lists the canonical URL of each page and language with its alternates', async () => {
    const expected = locales.flatMap((locale) =>
      listed.map((page) => {
        const { canonical, alternates } = searchEntry(page, locale);
        return { address: canonical, alternates };
      }),
    );
    expect((await entries()).map(({ address, alternates }) => ({ address, alternates }))).toEqual(expected);
  });

  it('leaves out coming-soon, not-found and the -old pages', async () => {
    const text = await sitemap();
    for (const word of ['coming-soon', '404', '-old', 'showcase']) expect(text).not.toContain(word);
  });

  it('has the date of articles, blog, policies and of postings whose deadline has passed as lastmod', async () => {
    const days = Object.fromEntries(
      (await entries()).map(({ address, lastmod }) => [address.replace(company.origin, ''), lastmod]),
    );
    for (const { slug, date, updated = date } of articles()) {
      expect([days[articlePath(slug)], days[`/de${articlePath(slug)}`]]).toEqual([updated, updated]);
    }
    const newest = articles()
      .map(({ date }) => date)
      .sort();
    expect(days['/blogs']).toBe(newest.at(-1));
    expect(days['/policies']).toBe(policyFacts('privacy').reviewed);
    expect([days['/digital-marketing'], days['/de/digital-marketing-intern']]).toEqual([
      '2023-10-22',
      '2023-10-22',
    ]);
    const others = Object.entries(days).filter(
      ([path]) => !/\/(?:blogs|policies|digital-marketing)/.test(path),
    );
    expect(others.filter(([, day]) => day !== undefined)).toEqual([]);
  });
});
