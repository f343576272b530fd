import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { headIn } from './support/builtHead';
import { address, everyPage, except, indexable, mayBeShared, same } from './support/builtHeads';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';

/**
 * Specification 23.2, 23.3, 23.4, 23.5, 23.10 and 23.11: what search engines are told, read from the files of
 * `out/`, as they do. No browser opens for it, but for the last test.
 */

const withoutPages = locales
  .map((locale) => `${localizedPath('/404', locale).slice(1)}.html`)
  .map((file) => ({ name: file, head: headIn(file) }));

test('one title and one description each, of its own in its language, without soft hyphens', () => {
  for (const read of [
    ({ head }: (typeof everyPage)[number]) => head.title,
    ({ head }: (typeof everyPage)[number]) => head.meta('description'),
  ]) {
    expect(except(everyPage, (entry) => read(entry).length === 1)).toEqual([]);
    expect(except(everyPage, (entry) => /^[^\u00ad]{3,}$/.test(read(entry)[0] ?? ''))).toEqual([]);
    for (const locale of locales) {
      const texts = everyPage.filter((entry) => entry.locale === locale).flatMap(read);
      expect(new Set(texts).size).toBe(pages.length);
    }
  }
});

test('«on indexable pages self-canonical and reciprocal hreflang en/de/x-default»', () => {
  expect(
    except(indexable, ({ head, page, locale }) => {
      const alternates = head.links('alternate').filter((link) => 'hreflang' in link);
      return (
        same(head.meta('robots'), ['index, follow']) &&
        same(
          head.links('canonical').map(({ href = '' }) => href),
          [address(page.path, locale)],
        ) &&
        same(
          alternates.map(({ hreflang, href }) => `${hreflang} ${href}`),
          [
            ...locales.map((other) => `${other} ${address(page.path, other)}`),
            `x-default ${address(page.path, 'en')}`,
          ],
        )
      );
    }),
  ).toEqual([]);
});

test('«-old: canonical to the current page, no hreflang»; they are shared with a picture, but no address', () => {
  const old = mayBeShared.filter(({ page }) => page.canonicalTo);
  expect(old).toHaveLength(4 * locales.length);
  expect(
    except(old, ({ head, page, locale }) => {
      const [canonical] = head.links('canonical');
      return (
        canonical?.href === address(page.path.replace(/-old$/, ''), locale) &&
        head.links('alternate').length === 0 &&
        head.meta('og:url').length === 0 &&
        head.meta('og:locale:alternate').length === 0 &&
        head.meta('og:image').length === 1 &&
        head.data.length === 0
      );
    }),
  ).toEqual([]);
});

test('«noindex pages: neither», and nothing for networks: coming-soon, not found', () => {
  const hidden = [...everyPage.filter(({ page }) => page.robots), ...withoutPages];
  expect(hidden).toHaveLength(2 * locales.length);
  expect(
    except(
      hidden,
      ({ head }) =>
        same(head.meta('robots'), ['noindex']) &&
        head.links('canonical').length + head.links('alternate').length + head.data.length === 0 &&
        ['og:type', 'og:title', 'og:url', 'og:image', 'twitter:card'].every(
          (name) => head.meta(name).length === 0,
        ),
    ),
  ).toEqual([]);
});

test('every page links the web manifest in its language', () => {
  expect(
    except(everyPage, ({ head, locale }) =>
      same(
        head.links('manifest').map(({ href = '' }) => href),
        [localizedPath('/site.webmanifest', locale)],
      ),
    ),
  ).toEqual([]);
});

test('manifests, sitemap, robots.txt and pictures are served as what they are', async ({ request }) => {
  for (const [path, type] of [
    ['/site.webmanifest', 'application/manifest+json'],
    ['/de/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/images/share/de/home.jpeg', 'image/jpeg'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']?.split(';')[0]]).toEqual([
      path,
      200,
      type,
    ]);
  }
});

// The fixtures fail it on any message, such as a violation of the security policy.
test('a browser takes the data block and the manifest without a word', async ({ page }) => {
  await page.goto('/blogs/protecting-from-phishing-attacks');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await hydrated(page);
  const pageData = await page.locator('#__NEXT_DATA__').textContent();
  expect(pageData).not.toMatch(/schema\.org|images\/share/);
});
