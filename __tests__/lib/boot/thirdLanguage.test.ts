import { arrive } from './arrival';

/** The language detector (specification 4.3) after `npm run language:add sq`. */

beforeAll(() => {
  jest.resetModules();
  jest.doMock('@/content/locales', () => {
    const actual = jest.requireActual<typeof import('@/content/locales')>('@/content/locales');
    const locales = ['en', 'de', 'sq'];
    return { ...actual, locales, isLocale: (value: unknown) => locales.some((locale) => locale === value) };
  });
});

test.each([
  [{ browser: ['fr-CH', 'sq-XK', 'de'] }, 'sq'],
  [{ localStorage: 'sq', browser: [] }, 'sq'],
  [{ cookie: 'i18next=sq', browser: ['de'] }, 'sq'],
  [{ browser: ['sqx'] }, 'en'],
])('%j is %s', async (known, locale) => {
  const { detectLocale } = await import('@/lib/boot/detectLocale');
  arrive('/', known);
  expect(detectLocale()).toBe(locale);
});

test('a visitor who reads it gets its pages, under its prefix', async () => {
  const { chooseLanguage } = await import('@/lib/boot/chooseLanguage');
  expect(chooseLanguage(...arrive('/services?a=1#design', { browser: ['sq-AL'] }))).toEqual({
    kind: 'replace',
    locale: 'sq',
    address: '/sq/services?a=1#design',
  });
  expect(chooseLanguage(...arrive('/de/services?lng=sq'))).toEqual({
    kind: 'replace',
    locale: 'sq',
    address: '/sq/services',
  });
  expect(chooseLanguage(...arrive('/sq', { browser: ['de'] }))).toEqual({ kind: 'stay', locale: 'sq' });
});
