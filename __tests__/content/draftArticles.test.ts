import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { articleKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { readCatalogues } from '@/scripts/content-check/content';
import { folderOfFile } from '../support/folder';
import { english } from './site';

// An article with `draft: true` may be incomplete, and no built page shows it (specification 22.43).

const root = folderOfFile();
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
afterEach(() => jest.restoreAllMocks());

const [en, de] = ['content/articles/en/idea.md', 'content/articles/de/idea.md'];
const idea = '---\nslug: an-idea\ndraft: true\n---\n\n## Nothing yet\n';

test('the check asks for a slug and for Markdown that can be read, in no particular language', () => {
  put(en, idea);
  expect(readCatalogues(root, ['en', 'de'])).toEqual({ catalogues: [], unreadable: [], drafts: [en] });
  put(en, idea.replace('slug: an-idea\n', '').replace('Nothing', '*Nothing*'));
  put(de, '---\n{}\n---\n\n<b>Nichts</b>\n\nMehr\n');
  expect(readCatalogues(root, ['en', 'de']).unreadable).toEqual([
    expect.stringMatching(`^${de}:5:1: HTML is not shown here`),
    expect.stringMatching(`^${de}:5:10: HTML is not shown here`),
    expect.stringMatching(`^${de}:7:1: only one paragraph, the lead`),
    `${en}:1:1: slug is missing; add a line "slug: …" between the lines of ---`,
    expect.stringMatching(`^${en}:5:4: emphasis is not shown here`),
  ]);
});

test('wrong and missing values have stand-ins', () => {
  const text = english
    .replace('slug:', 'draft: true\nslug:')
    .replace('2024-08-16', 'soon')
    .replace('blog-borovets', 'blog-none')
    .replace('Words.', '![](photo:none)\n\nWords.\n\n## No anchor');
  expect(parse(text, articleKind, true)).toMatchObject({
    value: {
      facts: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), picture: expect.stringMatching(/^blog-/) },
      words: {
        title: 'Title',
        sections: [
          { id: 'first', blocks: [{ kind: 'text', text: 'Words.' }] },
          { id: 'No anchor', blocks: [] },
        ],
      },
    },
  });
});

/** The articles of a folder with one draft and one article. */
async function articlesIn(mode: 'production' | 'development') {
  put(en, idea);
  rmSync(join(root, de), { force: true });
  put('content/articles/en/post.md', english);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  jest.resetModules();
  const { articles, writtenArticles } = await import('@/content/articles');
  const { newestFirst } = await import('@/lib/blog/articles');
  const { readArticle } = await import('@/lib/blog/readArticle');
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  return { articles, writtenArticles, newestFirst, readArticle };
}

test('no build has it: neither page nor list, feed, sitemap or photo', async () => {
  const { articles, writtenArticles } = await articlesIn('production');
  expect([articles(), writtenArticles()].map((list) => list.map(({ id }) => id))).toEqual([
    ['post'],
    ['post'],
  ]);
});

test('the preview has its page, also in a language that it lacks, and no list', async () => {
  const { articles, newestFirst, readArticle } = await articlesIn('development');
  expect(articles().map(({ id }) => id)).toEqual(['post', 'idea']);
  expect(newestFirst().map(({ id }) => id)).toEqual(['post']);
  expect(readArticle('idea', 'de')).toMatchObject({ title: '…', lead: '…', alt: '', sections: [] });
});
