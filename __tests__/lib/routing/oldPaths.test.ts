import { articles } from '@/content/articles';
import { oldPaths } from '@/lib/routing/oldPaths';

// Specification 3.10

test('former slugs, other old addresses and removed pages, in every language', () => {
  const given = { moved: [{ from: '/home', to: '/' }], gone: ['/fax'] };
  expect(oldPaths(given, [{ slug: 'new', formerly: ['older', 'old'] }, { slug: 'same' }])).toEqual({
    '/blogs/older': '/blogs/new',
    '/blogs/old': '/blogs/new',
    '/home': '/',
    '/fax': null,
    '/de/blogs/older': '/de/blogs/new',
    '/de/blogs/old': '/de/blogs/new',
    '/de/home': '/de',
    '/de/fax': null,
  });
});

describe('an article whose slug has changed', () => {
  const [article] = articles();
  if (!article) throw new Error('there is no article');
  const renamed = { ...article, slug: 'renamed', formerly: ['first', 'second'] };
  const built = async () => {
    jest.resetModules();
    jest.doMock('@/content/articles', () => ({ articles: () => [renamed] }));
    const { atomFeed } = await import('@/lib/blog/feed');
    const { sitemap } = await import('@/lib/metadata/sitemap');
    return { feeds: { en: atomFeed('en'), de: atomFeed('de') }, sitemap: await sitemap() };
  };
  const idIn = (feed: string) => /<entry>[\s\S]*?<id>(.*?)<\/id>/.exec(feed)?.[1];

  test('keeps its first id in the feed, and nothing else names an old address (specification 23.15)', async () => {
    const { feeds, sitemap } = await built();
    for (const [locale, feed] of Object.entries(feeds)) {
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(idIn(feed)).toMatch(new RegExp(`[^/]${prefix}/blogs/first$`));
      expect(feed.match(/blogs\/(?:first|second)/g)).toHaveLength(1);
      expect(feed).toContain(`${prefix}/blogs/renamed"`);
    }
    expect(sitemap.match(/blogs\/(?:renamed|first|second)(?=<)/g)).toEqual([
      'blogs/renamed',
      'blogs/renamed',
    ]);
  });
});

test('an article that was never renamed has its address as its id', async () => {
  jest.resetModules();
  jest.dontMock('@/content/articles');
  const { atomFeed } = await import('@/lib/blog/feed');
  for (const { slug } of articles())
    expect(atomFeed('en')).toMatch(new RegExp(`<id>[^<]*/blogs/${slug}</id>`));
});
