/** @jest-environment node */

/** The language detector (specification 4.3) after `npm run language:add sq`. */

beforeAll(() => {
  jest.resetModules();
  jest.doMock('@/content/locales', () => {
    const actual = jest.requireActual<typeof import('@/content/locales')>('@/content/locales');
    const locales = ['en', 'de', 'sq'];
    return { ...actual, locales, isLocale: (value: unknown) => locales.some((locale) => locale === value) };
  });
});

const nowhere = { cookie: '', localStorage: null, sessionStorage: null, browser: [], htmlLang: 'en' };
const arrival = (address: string) => ({
  ...nowhere,
  url: new URL(address, 'https://site.test'),
  referrer: '',
});

test.each([
  [{ ...nowhere, browser: ['fr-CH', 'sq-XK', 'de'] }, 'sq'],
  [{ ...nowhere, localStorage: 'sq' }, 'sq'],
  [{ ...nowhere, cookie: 'i18next=sq', browser: ['de'] }, 'sq'],
  [{ ...nowhere, browser: ['sqx'] }, 'en'],
])('%j is %s', async (sources, locale) => {
  const { detectLocale } = await import('@/lib/boot/detectLocale');
  expect(detectLocale(sources)).toBe(locale);
});

test('a visitor who reads it gets its pages, under its prefix', async () => {
  const { chooseLanguage } = await import('@/lib/boot/chooseLanguage');
  expect(chooseLanguage({ ...arrival('/services?a=1#design'), browser: ['sq-AL'] })).toEqual({
    kind: 'replace',
    locale: 'sq',
    address: '/sq/services?a=1#design',
  });
  expect(chooseLanguage(arrival('/de/services?lng=sq'))).toEqual({
    kind: 'replace',
    locale: 'sq',
    address: '/sq/services',
  });
  expect(chooseLanguage({ ...arrival('/sq'), browser: ['de'] })).toEqual({ kind: 'stay', locale: 'sq' });
});
