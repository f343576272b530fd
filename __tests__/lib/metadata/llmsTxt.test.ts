import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { twinPath } from '@/lib/blog/twin';
import { llmsTxt } from '@/lib/metadata/llmsTxt';
import { absoluteUrl } from '@/lib/metadata/urls';

// Specification 23.17

const text = llmsTxt();

it('has the form of llmstxt.org: a title, a summary, then sections that are lists of links', () => {
  const [title, summary, ...rest] = text.trimEnd().split('\n\n');
  expect(title).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> \S.*$/);
  expect(rest.filter((_, index) => index % 2 === 0)).toEqual([
    '## Company',
    '## Our work',
    '## Careers',
    '## Blog',
    '## Deutsch',
  ]);
  for (const list of rest.filter((_, index) => index % 2 === 1))
    for (const line of list.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/\S+\): \S/);
});

it('lists every page that search engines may show once in each language, and of articles the twins', () => {
  const listed = pages.filter(({ robots, canonicalTo }) => !robots && !canonicalTo);
  const routes = listed.filter(({ id }) => !/^(?:article|blog):/.test(id));
  const expected = locales.flatMap((locale) => [
    ...routes.map(({ path }) => absoluteUrl(path, locale)),
    ...articles().map(({ slug }) => company.origin + twinPath(slug, locale)),
  ]);
  const urls = [...text.matchAll(/\]\((\S+)\): /g)].map(([, url]) => url);
  expect(urls.sort()).toEqual(expected.sort());
});
