import { locales } from '@/content/locales';
import { articlePath, pages } from '@/content/pages';
import { newestFirst } from '@/lib/blog/articles';
import { localizedPath } from '@/lib/routing/locale';
import { address, type BuiltHead, everyPage, headOf, indexable, mayBeShared } from './support/builtHeads';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/**
 * The metadata of every page in every language for search engines, read from the files of `out/`. Only the last test opens a
 * browser. Data for networks is in `metadata-networks.spec.ts`.
 */

// Specification 23.2 and 23.6
test('each page has one title and one description of its own, in its language, without soft hyphens', () => {
  for (const read of [({ title }: BuiltHead) => title, ({ meta }: BuiltHead) => meta('description')])
    for (const locale of locales) {
      const texts = everyPage.filter((entry) => entry.locale === locale).map(({ head }) => read(head));
      expect(texts).toEqual(texts.map(() => [expect.stringMatching(/^[^\u00ad]{3,}$/)]));
      expect(new Set(texts.flat()).size).toBe(pages.length);
    }
});

// Specification 23.3 and 23.4
test('an indexable page is canonical to itself, and names its other languages', () => {
  for (const { head, page, locale, name } of indexable) {
    expect([name, ...head.meta('robots')]).toEqual([name, 'index, follow']);
    expect(head.hrefs('canonical')).toEqual([name]);
    expect(head.hrefs('manifest')).toEqual([localizedPath('/site.webmanifest', locale)]);
    const alternates = head.links('alternate').filter(({ hreflang }) => hreflang);
    expect(alternates.map((link) => `${link.hreflang} ${link.href}`)).toEqual([
      ...locales.map((other) => `${other} ${address(page.path, other)}`),
      `x-default ${address(page.path, 'en')}`,
    ]);
  }
});

// Specification 10.8 and 23.5
test('an earlier version is canonical to the current page; it has a share picture, but no address', () => {
  const old = mayBeShared.filter(({ page }) => page.canonicalTo);
  expect(old).toHaveLength(4 * locales.length);
  for (const { head, page, locale } of old) {
    expect(head.hrefs('canonical')).toEqual([address(page.path.replace(/-old$/, ''), locale)]);
    const others = [...head.links('alternate'), ...head.meta('og:url'), ...head.meta('og:locale:alternate')];
    expect([...others, ...head.data]).toEqual([]);
    expect(head.meta('og:image')).toHaveLength(1);
  }
});

// Specification 23.3
test('coming soon and not found are noindex, without data for networks', () => {
  const hidden = everyPage.filter(({ page }) => page.robots).map(({ head }) => head);
  expect(hidden).toHaveLength(locales.length);
  for (const head of [...hidden, ...locales.map((locale) => headOf(localizedPath('/404', locale)))]) {
    expect(head.meta('robots')).toEqual(['noindex']);
    expect([...head.links('canonical'), ...head.links('alternate'), ...head.data]).toEqual([]);
    for (const name of ['og:type', 'og:title', 'og:url', 'og:image', 'twitter:card'])
      expect(head.meta(name), name).toEqual([]);
  }
});

// Specification 22.20 and 23.1
test('titles and keywords with a fixed text', () => {
  const titles = {
    '/': 'Home',
    '/services': 'Services',
    '/our-work': 'Our work and projects',
    '/careers': 'Careers',
  };
  for (const [path, title] of Object.entries(titles)) expect(headOf(path).title).toEqual([title]);
  for (const { id, slug } of newestFirst())
    expect([id, headOf(articlePath(slug)).meta('keywords').length]).toEqual([id, id === 'ux-design' ? 1 : 0]);
});

// Specification 23.10 and 23.11
test('manifests, sitemap, robots.txt and pictures are served with their own types', async ({ request }) => {
  for (const [path, type] of [
    ['/site.webmanifest', 'application/manifest+json'],
    ['/de/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/images/share/de/home.jpeg', 'image/jpeg'],
  ] as const) {
    const response = await request.get(path);
    const found = [path, response.status(), response.headers()['content-type']?.split(';')[0]];
    expect(found).toEqual([path, 200, type]);
  }
});

// The fixtures fail it on any message, such as a violation of the security policy (specification 35.3).
test('a browser accepts the data block and the manifest without console messages', async ({ page }) => {
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await hydrated(page);
  await expect(page.locator('#__NEXT_DATA__')).toHaveCount(0);
});
