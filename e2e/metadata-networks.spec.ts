import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { sharePictureUrl } from '@/lib/metadata/urls';
import { everyPage, graph, indexable, mayBeShared } from './support/builtHeads';

/** Specification 23.6 and 23.7: the data for networks when a visitor shares a page. */

test('Open Graph and Twitter card: type, title, description, language and card, each once', () => {
  for (const { head, page, locale } of mayBeShared) {
    expect(head.meta('og:type')).toEqual([page.id.startsWith('article:') ? 'article' : 'website']);
    const given = ['home', 'services', 'ourWork', 'careers'].includes(page.id);
    // Specification 23.14
    if (given) expect(head.meta('og:title')).toEqual([expect.stringContaining(company.name)]);
    else expect(head.meta('og:title')).toEqual(head.title);
    expect(head.meta('og:description')).toEqual(head.meta('description'));
    expect(head.meta('og:locale')).toEqual([graph(locale)]);
    expect(head.meta('og:site_name')).toEqual([company.name]);
    expect(head.meta('twitter:card')).toEqual(['summary_large_image']);
  }
});

test('an indexable page names its own address and its other languages', () => {
  for (const { head, locale, name } of indexable) {
    expect(head.meta('og:url')).toEqual([name]);
    expect(head.meta('og:locale:alternate')).toEqual(locales.filter((other) => other !== locale).map(graph));
  }
});

test('an article has a publication date, and no other page does', () => {
  for (const { head, page, name } of everyPage)
    expect([name, head.meta('article:published_time').length]).toEqual([
      name,
      page.id.startsWith('article:') ? 1 : 0,
    ]);
});

test('each page and language has its own picture: 1200x630, below 100 kB, no two the same', async () => {
  const digests = new Set<string>();
  for (const { head, page, locale, name } of mayBeShared) {
    const wanted = sharePictureUrl(page.path, locale);
    expect([name, ...head.meta('og:image')]).toEqual([name, wanted]);
    const file = join('out', new URL(wanted).pathname);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const said = ['og:image:type', 'og:image:width', 'og:image:height'].flatMap((tag) => head.meta(tag));
    expect(said).toEqual(['image/jpeg', '1200', '630']);
    expect(statSync(file).size, name).toBeLessThan(100_000);
    digests.add(createHash('sha256').update(readFileSync(file)).digest('hex'));
  }
  expect(digests.size).toBe(mayBeShared.length);
});

test('the alternative text holds the page’s heading, and differs in each language', () => {
  const alts = mayBeShared.flatMap(({ head }) => head.meta('og:image:alt'));
  expect(alts).toEqual(mayBeShared.map(() => expect.stringMatching(/^[^{}\u00ad]+: [“«].+[”»]\. .{10,}$/)));
  expect(new Set(alts).size).toBe(alts.length);
});
