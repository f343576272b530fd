import { locales, prefixedLocales } from '@/content/locales';
import { namespaces } from '@/content/namespaces';
import { routes } from '@/content/routes';
import { otherLocales, translated } from '@/lib/i18n/static';
import { pageMeta } from '@/lib/metadata/pageMeta';

async function propsOf(page: Parameters<typeof translated>[0], locale: string) {
  const result = await translated(page)({ params: locale === 'en' ? {} : { locale } });
  if (!('props' in result)) throw new Error('the page has no props');
  return result.props;
}

describe.each(locales)('in %s (specification 29.3 and 29.9)', (locale) => {
  it.each(routes)('Only the page’s own language travels in the page data of $path', async ({ id }) => {
    const { _nextI18Next: travels, page, meta } = await propsOf(id, locale);
    expect(page).toBe(id);
    expect(meta).toEqual(pageMeta(id, locale));
    expect(travels?.initialLocale).toBe(locale);
    expect(Object.keys(travels?.initialI18nStore)).toEqual([locale]);
    expect(Object.keys(travels?.initialI18nStore[locale]).sort()).toEqual(
      ['common', ...namespaces[id]].sort(),
    );
  });

  it('the not-found page brings the shared catalogue and names itself', async () => {
    const { _nextI18Next: travels, meta } = await propsOf('notFound', locale);
    expect(meta).toBeNull();
    expect(Object.keys(travels?.initialI18nStore[locale])).toEqual(['common']);
  });
});

it('pages under a prefix exist for every language but the default one', async () => {
  const paths = prefixedLocales.map((locale) => ({ params: { locale } }));
  expect(paths).toContainEqual({ params: { locale: 'de' } });
  expect(await otherLocales()({})).toEqual({ paths, fallback: false });
});
