// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
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

test.describe('structured data', () => {
  const graphOf = (block: string): readonly unknown[] => {
    const data: unknown = JSON.parse(block);
    return isRecord(data) && Array.isArray(data['@graph']) ? data['@graph'] : [];
  };

  test('one block on every indexable page: the company, the path to the page, and its subject', () => {
    for (const { head, page, name } of indexable) {
      expect([name, head.data.length]).toEqual([name, 1]);
      const types = graphOf(head.data[0] ?? '').map((thing) => isRecord(thing) && thing['@type']);
      expect([name, types[0]]).toEqual([name, 'Organization']);
      expect([name, types.includes(page.id === 'home' ? 'WebSite' : 'BreadcrumbList')]).toEqual([name, true]);
      expect([name, types.includes('BlogPosting')]).toEqual([name, page.id.startsWith('article:')]);
      expect([name, types.includes('Course')]).toEqual([name, page.id.startsWith('programme')]);
    }
  });

  test('repeats the page’s head: the address, and on articles the title and the picture', () => {
    for (const { head, page, locale, name } of indexable) {
      const block = head.data[0] ?? '';
      if (page.id !== 'home') expect(block, name).toContain(`"item":"${address(page.path, locale)}"}`);
      if (!page.id.startsWith('article:')) continue;
      expect(graphOf(block)).toContainEqual(
        expect.objectContaining({ headline: head.title[0], image: head.meta('og:image')[0] }),
      );
    }
  });

  test('«JSON-LD of visible facts only»: the page shows every text of it', () => {
    for (const { head, page, locale, name } of indexable) {
      const visible = visibleText(page, locale);
      const subjects = graphOf(head.data[0] ?? '').filter(
        // The path to the page names pages above it, of which «Home» is a word for search engines.
        (thing) => !(isRecord(thing) && thing['@type'] === 'BreadcrumbList'),
      );
      const unseen = textsIn(subjects).filter((text) => !visible.includes(text));
      expect([name, unseen]).toEqual([name, []]);
    }
  });

  test('its portraits and its logo are files of the site', () => {
    const images = indexable.flatMap(({ head }) =>
      [...(head.data[0] ?? '').matchAll(/"(?:image|logo)":"([^"]+)"/g)].map(([, url = '']) => url),
    );
    for (const url of new Set(images)) {
      expect(url.startsWith(`${company.origin}/images/`)).toBe(true);
      expect(statSync(join('out', new URL(url).pathname)).isFile()).toBe(true);
    }
  });
});
