/** @jest-environment jsdom */
import { detectLocale } from '@/lib/boot/detectLocale';
import { type Known, know } from './arrival';

const detect = (known: Known) => {
  know(known);
  return detectLocale();
};

// The order after the query parameter, which `chooseLanguage` reads.
const inOrder: readonly [string, (locale: string) => Known][] = [
  ['a cookie named i18next', (locale) => ({ cookie: `i18next=${locale}` })],
  ['local storage', (locale) => ({ localStorage: locale })],
  ['session storage', (locale) => ({ sessionStorage: locale })],
  ['browser language', (locale) => ({ browser: [locale] })],
  ['html lang attribute', (locale) => ({ htmlLang: locale })],
];

describe('It is detected in this order: (specification 4.3 and 4.4)', () => {
  it.each(inOrder)('%s', (_source, say) => {
    expect(detect(say('de'))).toBe('de');
    expect(detect(say('en'))).toBe('en');
  });

  it.each(
    inOrder.map(([source, say], index) => [source, say, inOrder.slice(index + 1)] as const).slice(0, -1),
  )('skips an unknown value in %s', (_source, say, later) => {
    const others = Object.assign({}, ...later.map(([, sayLater]) => sayLater('de')));
    expect(detect({ ...others, ...say('klingon') })).toBe('de');
  });
});

it('knows nothing when no source does', () => {
  expect(detect({})).toBeUndefined();
});

it.each([
  ['de-CH', 'de'],
  ['de_AT', 'de'],
  [' de ', 'de'],
  ['en-GB', 'en'],
])('`de-CH` counts as de: %j is %s', (tag, locale) => {
  expect(detect({ browser: [tag] })).toBe(locale);
  expect(detect({ localStorage: tag })).toBe(locale);
});

it.each(['', 'deutsch', '{"lng":"de"}', '__proto__', 'x'.repeat(100_000)])(
  'Malformed values never break a page: %.20j',
  (value) => {
    const everywhere: Known = {
      cookie: `i18next=${value}`,
      localStorage: value,
      sessionStorage: value,
      browser: [value],
      htmlLang: value,
    };
    expect(detect(everywhere)).toBeUndefined();
  },
);

it('takes the first browser language that the site has', () => {
  expect(detect({ browser: ['ja-JP', 'ko', 'de-CH', 'en'] })).toBe('de');
});

it.each([
  ['theme=dark; i18next=de; consent=no', 'de'],
  ['xi18next=en; i18next=de', 'de'],
  ['note=i18next=de', undefined],
])('reads only the cookie with the exact name: %j is %s', (cookie, locale) => {
  expect(detect({ cookie })).toBe(locale);
});

it.each([[null], [42], [{}]])('passes over a browser language that is no text: %j', (value) => {
  // Some extensions put such things there; the type says otherwise.
  const browser = [value, 'de'] as unknown as readonly string[];
  expect(detect({ browser })).toBe('de');
});
