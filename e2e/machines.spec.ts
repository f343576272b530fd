import { readFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { newestFirst } from '@/lib/blog/articles';
import { twinPath } from '@/lib/blog/twin';
import { localizedPath } from '@/lib/routing/locale';
import { headOf } from './support/builtHeads';
import { expect, test } from './support/fixtures';

// Specification 23.18
test('every article links to its Markdown twin, which search engines leave out', async ({ request }) => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  for (const locale of locales)
    for (const { slug } of newestFirst()) {
      const twin = twinPath(slug, locale);
      const linked = headOf(localizedPath(`/blogs/${slug}`, locale))
        .links('alternate')
        .filter(({ type }) => type === 'text/markdown');
      expect(linked.map((link) => link.getAttribute('href'))).toEqual([twin]);
      const answer = await request.get(twin);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
      expect(await answer.text()).toMatch(/^# \S/);
      expect(sitemap).not.toContain(twin);
    }
});

// Specification 23.17
test('/llms.txt leads to pages and twins that exist', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const urls = [...(await answer.text()).matchAll(/\]\((\S+)\): /g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(urls.length).toBeGreaterThan(0);
  for (const path of urls) expect([path, (await request.head(path)).status()]).toEqual([path, 200]);
});
