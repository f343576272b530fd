import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { newestFirst } from '@/lib/blog/articles';
import { sharePictureAddress } from '@/lib/metadata/share/address';
import { headIn } from './support/builtHead';
import { address, everyPage, except, graph, indexable, mayBeShared, same } from './support/builtHeads';
import { expect, test } from './support/fixtures';

/**
 * Specification 23.6 and 23.7: what networks are told of a page that someone shares: read from the files of
 * `out/`, as they do.
 */

test.describe('«Open Graph and Twitter card»', () => {
  test('type, title, description, language and card, each once', () => {
    expect(
      except(mayBeShared, ({ head, page, locale }) => {
        const isArticle = page.id.startsWith('article:');
        return (
          same(head.meta('og:type'), [isArticle ? 'article' : 'website']) &&
          same(head.meta('og:title'), head.title) &&
          same(head.meta('og:description'), head.meta('description')) &&
          same(head.meta('og:locale'), [graph(locale)]) &&
          same(head.meta('og:site_name'), [company.name]) &&
          same(head.meta('twitter:card'), ['summary_large_image'])
        );
      }),
    ).toEqual([]);
  });

  test('an indexable page names its own address and its other languages', () => {
    expect(
      except(
        indexable,
        ({ head, page, locale }) =>
          same(head.meta('og:url'), [address(page.path, locale)]) &&
          same(head.meta('og:locale:alternate'), locales.filter((other) => other !== locale).map(graph)),
      ),
    ).toEqual([]);
  });

  test('an article says when it was published, and no other page does', () => {
    const published = everyPage.flatMap(({ head, name }) =>
      head.meta('article:published_time').map((day) => `${name} ${day}`),
    );
    const expected = locales.flatMap((locale) =>
      newestFirst.map(({ slug, date }) => `${address(articlePath(slug), locale)} ${date}`),
    );
    expect(published.sort()).toEqual(expected.sort());
  });
});

test.describe('«a picture of its own per page and language»', () => {
  test('1200x630, as the page says, below 100 kB', async () => {
    for (const { head, page, locale, name } of mayBeShared) {
      const wanted = sharePictureAddress(page.path, locale);
      expect([name, head.meta('og:image')]).toEqual([name, [wanted]]);
      const file = join('out', new URL(wanted).pathname);
      const { format, width, height } = await sharp(file).metadata();
      expect([`image/${format}`, String(width), String(height)]).toEqual(
        ['og:image:type', 'og:image:width', 'og:image:height'].flatMap((tag) => head.meta(tag)),
      );
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect(statSync(file).size, name).toBeLessThan(100_000);
    }
  });

  test('no two are the same', () => {
    const digests = mayBeShared.map(({ page, locale }) => {
      const file = join('out', new URL(sharePictureAddress(page.path, locale)).pathname);
      return createHash('sha256').update(readFileSync(file)).digest('hex');
    });
    expect(digests.length).toBeGreaterThanOrEqual(2 * 41);
    expect(new Set(digests).size).toBe(digests.length);
  });

  test('the alternative text holds the page’s heading, and is another in each language', () => {
    const alt = ({ head }: (typeof everyPage)[number]) => head.meta('og:image:alt')[0] ?? '';
    expect(except(mayBeShared, (entry) => /^[^{}\u00ad]+: [“«].+[”»]\. .{10,}$/.test(alt(entry)))).toEqual(
      [],
    );
    expect(new Set(mayBeShared.map(alt)).size).toBe(mayBeShared.length);
    const heading = headIn('de/careers/career-start-program/digital-marketing.html').meta('og:image:alt')[0];
    expect(heading).toContain('Berufseinstieg: «Digitalmarketing».');
  });
});
