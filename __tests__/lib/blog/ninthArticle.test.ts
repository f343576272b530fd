import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GetStaticProps } from 'next';
import { articles } from '@/content/articles';
import { defaultLocale, locales, prefixedLocales } from '@/content/locales';
import { fileOf } from '@/content/markdown/files';
import { articleKind } from '@/content/markdown/kinds';
import { print } from '@/content/markdown/print';
import type { ArticleFacts } from '@/content/schemas/article';
import { readArticle } from '@/lib/blog/readArticle';
import { folderOfFile } from '../../support/folder';

/** An editor adds an article by a file in every language. Everything else follows. */
const facts: ArticleFacts = {
  slug: 'the-ninth-article',
  date: '2024-02-01',
  team: 'design',
  picture: 'blog-ux',
  updated: '2099-05-02',
};
const path = `/blogs/${facts.slug}`;

const root = folderOfFile();
const others = articles();
const words = { ...readArticle('ux-design', 'en'), title: 'The ninth', keywords: undefined };

beforeAll(() => {
  for (const folder of ['public/locales', 'content/articles'])
    cpSync(folder, join(root, folder), { recursive: true });
  for (const locale of locales) {
    const text = print(articleKind, locale === defaultLocale ? facts : undefined, words);
    writeFileSync(join(root, fileOf(articleKind, locale, 'ninth')), text);
  }
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterAll(() => jest.restoreAllMocks());

/** What a page file would hand to its component. */
async function propsOf<Props extends object>(
  getStaticProps: GetStaticProps<Props>,
  params: Record<string, string>,
): Promise<Props> {
  const result = await getStaticProps({ params });
  if (!('props' in result)) throw new Error('the page has no props');
  return result.props;
}

test('it has a page in every language (specification 22.21)', async () => {
  const { pages } = await import('@/content/pages');
  expect(pages.map((page) => page.path)).toContain(path);
  const files = [await import('@/pages/blogs/[slug]'), await import('@/pages/[locale]/blogs/[slug]')];
  const known = await Promise.all(files.map(({ getStaticPaths }) => getStaticPaths({})));
  expect(known.map(({ paths }) => paths.length)).toEqual([
    others.length + 1,
    (others.length + 1) * prefixedLocales.length,
  ]);
  expect(known[1]?.paths).toContainEqual({ params: { locale: 'de', slug: facts.slug } });
});

test('its page has its words, picture, address and neighbours', async () => {
  const { articleProps } = await import('@/lib/blog/articlePage');
  const { article, meta } = await propsOf(articleProps(), { slug: facts.slug, locale: 'de' });
  expect(article.words.title).toBe('The ninth');
  expect(article.picture.name).toBe('blog-ux');
  expect(article.older?.href).toBe('/de/blogs/winter-team-building-borovets-bulgaria');
  expect(article.newer?.href).toMatch(/^\/de\/blogs\/.+-iso-13485-certifications$/);
  expect(meta?.canonical).toMatch(/\/de\/blogs\/the-ninth-article$/);
  expect(meta?.alternates).toHaveLength(locales.length + 1);
});

// Specification 22.38
test('its last revision is in structured data and in the sitemap', async () => {
  const { articleProps } = await import('@/lib/blog/articlePage');
  const { article } = await propsOf(articleProps(), { slug: facts.slug });
  const { blogPosting } = await import('@/lib/metadata/structuredData/blogPosting');
  const said = { datePublished: facts.date, dateModified: facts.updated };
  expect(blogPosting(article, path, 'en')).toMatchObject(said);
  const { lastChanged } = await import('@/lib/metadata/lastChanged');
  expect(lastChanged({ id: 'article:ninth', path })).toBe(facts.updated);
});

test('the feed has it', async () => {
  const { atomFeed } = await import('@/lib/blog/feed');
  expect(atomFeed('de').match(/<entry>/g)).toHaveLength(others.length + 1);
  expect(atomFeed('de')).toContain(`/de${path}`);
  // Specification 22.38: its entry and the feed as a whole.
  expect(atomFeed('de').match(/<updated>2099-05-02/g)).toHaveLength(2);
  expect(atomFeed('de')).toContain('<published>2024-02-01');
});
