import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { readArticle } from '@/lib/blog/readArticle';
import { markdownTwin, withPlainSpaces } from '@/lib/blog/twin';
import { formatDate } from '@/lib/formatDate';
import { absoluteUrl } from '@/lib/metadata/urls';

// Specification 23.18

const all = locales.flatMap((locale) =>
  articles().map((article) => [`${article.id}, ${locale}`, article, locale] as const),
);

const treeOf = (text: string) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

describe.each(all)('%s', (_, article, locale) => {
  const words = readArticle(article.id, locale);

  it('has title, summary, dates and URL at its head, and every section and source', async () => {
    const text = await markdownTwin(article, locale);
    expect(text.startsWith(`# ${withPlainSpaces(words.title)}\n\n> `)).toBe(true);
    const [head = ''] = text.split('\n## ');
    for (const day of [article.date, article.updated ?? article.date])
      expect(head).toContain(withPlainSpaces(formatDate(day, locale)));
    expect(head).toContain(`<${absoluteUrl(articlePath(article.slug), locale)}>`);
    const headings = treeOf(text).children.filter((node) => node.type === 'heading');
    expect(headings).toHaveLength(1 + words.sections.length + (words.sources ? 1 : 0));
    const tables = words.sections.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => /table|chart/.test(kind)),
    );
    expect(treeOf(text).children.filter(({ type }) => type === 'table')).toHaveLength(tables.length);
  });

  it('has none of what only this site’s files write: placeholders, anchors, names of pictures, relative links', async () => {
    const text = await markdownTwin(article, locale);
    expect(text).not.toMatch(/\{\{|\{#|\]\((?:\/|photo:)|&nbsp;|&shy;|[\u00a0\u00ad]|^(?:Table|Chart): /m);
  });
});

it('links to pages in the article’s language, and to the files of pictures', async () => {
  const texts = await Promise.all(articles().map((article) => markdownTwin(article, 'de')));
  const own = [...texts.join('').matchAll(/\]\((https:[^)\s]*)/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(company.origin));
  expect(own.length).toBeGreaterThan(0);
  for (const url of own) expect(new URL(url).pathname).toMatch(/^\/(?:de|images)\//);
});
