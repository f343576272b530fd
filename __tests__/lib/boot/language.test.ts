/** @jest-environment jsdom */
import { resolveLocale } from '@/lib/boot/chooseLanguage';

// What leaves for another page needs a browser: e2e. Here: what stays.

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
});

function open(path: string): boolean {
  window.history.replaceState({ kept: true }, '', path);
  const stays = resolveLocale();
  window.dispatchEvent(new Event('load'));
  return stays;
}

const shown = () => window.location.href.replace(window.location.origin, '');

it.each([
  ['/services?lng=en&x=1#design', '/services?x=1#design', 'en'],
  ['/de/services?lng=de&x=1#design', '/de/services?x=1#design', 'de'],
  ['/de/services', '/de/services', 'de'],
  ['/services?lng=ja', '/services?lng=ja', 'en'],
])(
  '%s stays as %s and its language is kept in local storage (specification 4.12, 4.13 and 4.14)',
  (path, clean, locale) => {
    const entries = window.history.length;
    expect(open(path)).toBe(true);
    expect(shown()).toBe(clean);
    expect(localStorage.getItem('i18nextLng')).toBe(locale);
    expect(window.history).toHaveLength(entries);
  },
);

// Specification 4.18
it('a page that is only prepared keeps its language once it is opened', () => {
  localStorage.setItem('i18nextLng', 'de');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/`);
  expect(open('/services')).toBe(true);
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  Object.defineProperty(document, 'prerendering', { value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  jest.restoreAllMocks();
});

it.each([
  ['an address that names its language', '/de/services', ''],
  ['a link of the site', '/services', `${window.location.origin}/`],
])('%s decides by itself, without a look into storage before the first paint', (_what, path, referrer) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const cookies = jest.spyOn(document, 'cookie', 'get');
  const storage = jest.spyOn(Storage.prototype, 'getItem');
  open(path);
  expect(cookies).not.toHaveBeenCalled();
  expect(storage).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('Blocked storage never breaks a page', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(open('/services?lng=en')).toBe(true);
  expect(shown()).toBe('/services');
  denied.mockRestore();
});
