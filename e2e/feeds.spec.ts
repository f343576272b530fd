import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { company } from '@/content/company';
import { locales, regionTags } from '@/content/locales';
import { newestFirst } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feedPath';
import { readArticle } from '@/lib/blog/readArticle';
import { sharePictureUrl } from '@/lib/metadata/urls';
import { localizedPath } from '@/lib/routing/locale';
import { escapeHtml, stripSoftHyphens } from '@/lib/text';
import { builtHtml } from './support/builtFile';
import { expect, test } from './support/fixtures';

/** Specification 23.11: one Atom feed per language, linked from the pages. */

const namespaces = { atom: 'http://www.w3.org/2005/Atom' };
const entry = '/atom:feed/atom:entry';

/** The contents of every node that an XPath expression finds. */
function all(feed: XmlDocument, expression: string): string[] {
  return feed.find(expression, namespaces).map(({ content }) => content);
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  return response.text();
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test('is valid by the grammar of RFC 4287', async ({ request }) => {
      const text = await read(request, feedPath(locale));
      const grammar = XmlDocument.fromBuffer(readFileSync('e2e/support/atom.rng'));
      const validator = RelaxNGValidator.fromDoc(grammar);
      const check = (feed: string) => () => validator.validate(XmlDocument.fromString(feed));
      expect(check(text)).not.toThrow();
      expect(check(text.replace('<updated>', '<updated>on ')), 'the check itself').toThrow();
    });

    test('names itself and its language, and lists the articles, newest first, each with its picture', async ({
      request,
    }) => {
      const feed = XmlDocument.fromString(await read(request, feedPath(locale)));
      const address = (path: string) => company.origin + localizedPath(path, locale);
      expect(all(feed, '/atom:feed/atom:id')).toEqual([address('/blogs')]);
      expect(all(feed, '/atom:feed/atom:link[@rel="self"]/@href')).toEqual([
        company.origin + feedPath(locale),
      ]);
      expect(all(feed, '/atom:feed/@xml:lang')).toEqual([regionTags[locale]]);
      const words = newestFirst().map(({ id }) => readArticle(id, locale));
      const titles = words.map(({ title }) => escapeHtml(stripSoftHyphens(title)));
      const summaries = words.map(({ description }) => escapeHtml(stripSoftHyphens(description)));
      const addresses = newestFirst().map(({ slug }) => address(`/blogs/${slug}`));
      expect(all(feed, `${entry}/atom:title`)).toEqual(titles);
      expect(all(feed, `${entry}/atom:summary`)).toEqual(summaries);
      const days = all(feed, `${entry}/atom:published`).map((moment) => moment.slice(0, 10));
      expect(days).toEqual(newestFirst().map(({ date }) => date));
      expect(all(feed, `${entry}/atom:link[not(@rel)]/@href`)).toEqual(addresses);
      expect(all(feed, `${entry}/atom:id`)).toEqual(addresses);
      const picture = `${entry}/atom:link[@rel="enclosure"]`;
      expect(all(feed, `${picture}/@href`)).toEqual(
        newestFirst().map(({ slug }) => sharePictureUrl(`/blogs/${slug}`, locale)),
      );
      expect(new Set(all(feed, `${picture}/@type`))).toEqual(new Set(['image/jpeg']));
    });

    test('is linked from the list and from every article', () => {
      for (const path of ['/blogs', ...newestFirst().map(({ slug }) => `/blogs/${slug}`)])
        expect(builtHtml(localizedPath(path, locale))).toContain(
          `type="application/atom+xml" href="${feedPath(locale)}"`,
        );
    });
  });
}
