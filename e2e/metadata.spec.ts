import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { articlePath, pages } from '@/content/pages';
import { newestFirst } from '@/lib/blog/articles';
import { sharePictureAddress } from '@/lib/metadata/share/address';
import { localizedPath } from '@/lib/routing/locale';
import { headIn } from './support/builtHead';
import { address, everyPage, indexable, mayBeShared } from './support/builtHeads';
import { expect, test } from './support/fixtures';

/**
 * What search engines and networks are told, «for every page in both languages»: read from the files of
 * `out/`, as they do. No browser opens for it, but for the last test.
 */

const withoutPages = ['404.html', 'de/404.html'].map((file) => ({ name: file, head: headIn(file) }));

/** The pages of which a statement is not true, so that a failure names all of them. */
function except<Entry extends { name: string }>(entries: readonly Entry[], holds: (entry: Entry) => boolean) {
  return entries.filter((entry) => !holds(entry)).map(({ name }) => name);
}

const same = (found: readonly string[], wanted: readonly string[]) =>
  JSON.stringify(found) === JSON.stringify(wanted);

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
            `en ${address(page.path, 'en')}`,
            `de ${address(page.path, 'de')}`,
            `x-default ${address(page.path, 'en')}`,
          ],
        )
      );
    }),
  ).toEqual([]);
});

test('«-old: canonical to the current page, no hreflang»; they are shared with a picture, but no address', () => {
  const old = mayBeShared.filter(({ page }) => page.canonicalTo);
  expect(old).toHaveLength(8);
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
  expect(hidden).toHaveLength(4);
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

test.describe('«Open Graph and Twitter card»', () => {
  test('type, title, description, language and card, each once', () => {
    expect(
      except(mayBeShared, ({ head, page, locale }) => {
        const isArticle = page.id.startsWith('article:');
        return (
          same(head.meta('og:type'), [isArticle ? 'article' : 'website']) &&
          same(head.meta('og:title'), head.title) &&
          same(head.meta('og:description'), head.meta('description')) &&
          same(head.meta('og:locale'), [locale === 'en' ? 'en_GB' : 'de_CH']) &&
          same(head.meta('og:site_name'), [company.name]) &&
          same(head.meta('twitter:card'), ['summary_large_image'])
        );
      }),
    ).toEqual([]);
  });

  test('an indexable page names its own address and its other language', () => {
    expect(
      except(
        indexable,
        ({ head, page, locale }) =>
          same(head.meta('og:url'), [address(page.path, locale)]) &&
          same(head.meta('og:locale:alternate'), [locale === 'en' ? 'de_CH' : 'en_GB']),
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
    expect(new Set(digests).size).toBe(2 * 41);
  });

  test('the alternative text holds the page’s heading, and is another in each language', () => {
    const alt = ({ head }: (typeof everyPage)[number]) => head.meta('og:image:alt')[0] ?? '';
    expect(except(mayBeShared, (entry) => /^[^{}\u00ad]+: [“«].+[”»]\. .{10,}$/.test(alt(entry)))).toEqual(
      [],
    );
    expect(new Set(mayBeShared.map(alt)).size).toBe(2 * 41);
    const heading = headIn('de/careers/career-start-program/digital-marketing.html').meta('og:image:alt')[0];
    expect(heading).toContain('Berufseinstieg: «Digitalmarketing».');
  });
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
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  const pageData = await page.locator('#__NEXT_DATA__').textContent();
  expect(pageData).not.toMatch(/schema\.org|images\/share/);
});
