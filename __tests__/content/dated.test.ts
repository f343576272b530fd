import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articles, writtenArticles } from '@/content/articles';
import { articlePath } from '@/content/pages';
import { folderOfTest } from '../support/folder';

// What is dated ahead goes online on its day: list, page, feed, sitemap, Markdown twin and llms.txt (specification 22.39 and 23.18).

const [newest] = [...articles()].sort((a, b) => b.date.localeCompare(a.date));
if (!newest) throw new Error('there is no article');
const dayBefore = new Date(Date.parse(`${newest.date}T12:00:00Z`) - 24 * 60 * 60 * 1000);

const out = folderOfTest();

/** What the site holds when it is built at a moment. */
async function builtAt(now: Date) {
  jest.resetModules();
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { pages } = await import('@/content/pages');
  const { newestFirst } = await import('@/lib/blog/articles');
  const { atomFeed } = await import('@/lib/blog/feed');
  const { writeMachineReadable } = await import('@/scripts/postbuild/machineReadable');
  const { llmsTxt } = await import('@/lib/metadata/llmsTxt');
  const { sitemap } = await import('@/lib/metadata/sitemap');
  await writeMachineReadable(out);
  return {
    twins: readdirSync(join(out, 'blogs')),
    paths: pages.map(({ path }) => path),
    listed: newestFirst().map(({ id }) => id),
    texts: [atomFeed('en'), atomFeed('de'), await sitemap(), llmsTxt()],
  };
}
afterEach(() => {
  jest.useRealTimers();
});

const path = articlePath(newest.slug);

test('the day before', async () => {
  const { paths, listed, texts, twins } = await builtAt(dayBefore);
  expect(paths).not.toContain(path);
  expect(twins).not.toContain(`${newest.slug}.md`);
  expect(listed).not.toContain(newest.id);
  expect(texts.filter((text) => text.includes(path))).toEqual([]);
});

test.each(['T00:00:00+02:00', 'T12:00:00Z'])('from the first minute of the day on: %s', async (time) => {
  const { paths, listed, texts, twins } = await builtAt(new Date(`${newest.date}${time}`));
  expect(paths).toContain(path);
  expect(twins).toContain(`${newest.slug}.md`);
  expect(listed[0]).toBe(newest.id);
  expect(texts.filter((text) => text.includes(path))).toHaveLength(4);
});

test('an editor sees it earlier: check, photos and preview include it', () => {
  jest.useFakeTimers({ now: dayBefore });
  expect(writtenArticles().map(({ id }) => id)).toContain(newest.id);
});
