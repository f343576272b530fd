// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import { isRecord } from '@/lib/isRecord';
import { address, indexable, visibleText } from './support/builtHeads';

/** Specification 23.6 and 23.8: JSON-LD in the files of `out/`. */

/** Values for machines only: addresses, codes, and dates, which pages format differently. */
const forMachines =
  /^(?:@type|@id|url|item|image|logo|mainEntityOfPage|inLanguage|courseMode|byDay|repeatFrequency|timeRequired|addressCountry|contactType|\w*Date|date(?:Published|Modified))$/;

function textsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return forMachines.test(field) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, field));
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key)) : [];
}

const graphOf = (block = ''): readonly unknown[] => {
  const data: unknown = JSON.parse(block);
  return isRecord(data) && Array.isArray(data['@graph']) ? data['@graph'] : [];
};

test('structured data has one block on every indexable page: the company, the path to the page, and its subject', () => {
  for (const { head, page, locale, name } of indexable) {
    expect([name, head.data.length]).toEqual([name, 1]);
    const [block = ''] = head.data;
    const types = graphOf(block).map((thing) => isRecord(thing) && thing['@type']);
    const isHome = page.id === 'home';
    const isArticle = page.id.startsWith('article:');
    expect([name, types[0]]).toEqual([name, 'Organization']);
    expect([name, types.includes(isHome ? 'WebSite' : 'BreadcrumbList')]).toEqual([name, true]);
    expect([name, types.includes('BlogPosting')]).toEqual([name, isArticle]);
    expect([name, types.includes('Course')]).toEqual([name, page.id.startsWith('programme')]);
    if (!isHome) expect(block, name).toContain(`"item":"${address(page.path, locale)}"}`);
    if (isArticle)
      expect(graphOf(block)).toContainEqual(
        expect.objectContaining({ headline: head.title[0], image: head.meta('og:image')[0] }),
      );
  }
});

test('"JSON-LD of visible facts only": the page shows every text of it', () => {
  for (const { head, page, locale, name } of indexable) {
    const visible = visibleText(page, locale);
    const subjects = graphOf(head.data[0]).filter(
      // The path to the page names pages above it, of which "Home" is a word for search engines.
      (thing) => !(isRecord(thing) && thing['@type'] === 'BreadcrumbList'),
    );
    const unseen = textsIn(subjects).filter((text) => !visible.includes(text));
    expect([name, unseen]).toEqual([name, []]);
  }
});
