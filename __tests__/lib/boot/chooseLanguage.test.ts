/** @jest-environment jsdom */
import { chooseLanguage } from '@/lib/boot/chooseLanguage';
import { arrive, type Known, site } from './arrival';

/** Everything about this visitor says German. */
const german: Known = {
  cookie: 'i18next=de',
  localStorage: 'de',
  sessionStorage: 'de',
  browser: ['de-CH', 'de'],
  htmlLang: 'en',
};

const stays = (locale: string) => ({ kind: 'stay', locale });
const cleans = (locale: string, address: string) => ({ kind: 'stay', locale, address });
const leaves = (locale: string, address: string) => ({ kind: 'replace', locale, address });

describe('a `/de` prefix is an explicit choice and always wins (specification 4.6)', () => {
  it.each(['/de', '/de/', '/de/services', '/de/nowhere?x=1#y'])('%s', (path) => {
    expect(chooseLanguage(...arrive(path))).toEqual(stays('de'));
    expect(chooseLanguage(...arrive(path, { localStorage: 'en', cookie: 'i18next=en' }))).toEqual(
      stays('de'),
    );
  });
});

describe('`?lng=en|de` wins over everything and the address becomes the clean URL of that language (specification 4.7, 4.8)', () => {
  it.each([
    ['/?lng=de', leaves('de', '/de')],
    ['/services?lng=de', leaves('de', '/de/services')],
    ['/de/services?lng=en', leaves('en', '/services')],
    ['/de/services?lng=de', cleans('de', '/de/services')],
  ])('%s', (path, decision) => {
    expect(chooseLanguage(...arrive(path))).toEqual(decision);
    expect(chooseLanguage(...arrive(path, german))).toEqual(decision);
    expect(chooseLanguage(...arrive(path, { ...german, referrer: `${site}/about` }))).toEqual(decision);
  });
});

describe('other parameters and the hash kept (specification 4.8)', () => {
  it.each([
    ['/services?utm=a&lng=de&x=%20+b', '/de/services?utm=a&x=%20+b'],
    ['/services?lng=de#design', '/de/services#design'],
    ['/services?lng=de&lng=en&x=1', '/de/services?x=1'],
  ])('%s becomes %s', (path, address) => {
    expect(chooseLanguage(...arrive(path))).toEqual(leaves('de', address));
  });
});

describe('a copy on a disk keeps its language in every case (specification 32.6)', () => {
  it.each(['file:///home/ana/services.html', 'file:///C:/ana/home.html?lng=de', 'about:srcdoc'])(
    '%s',
    (address) => {
      arrive('/', german);
      expect(chooseLanguage(new URL(address), '')).toEqual(stays('en'));
    },
  );
});

describe('an unknown value is ignored (specification 4.9)', () => {
  it.each(['ja', '', 'DE', 'de-CH', 'en,de', '__proto__', '%00'])('?lng=%s', (value) => {
    expect(chooseLanguage(...arrive(`/services?lng=${value}`))).toEqual(stays('en'));
    expect(chooseLanguage(...arrive(`/de/services?lng=${value}`))).toEqual(stays('de'));
    expect(chooseLanguage(...arrive(`/services?lng=${value}`, german))).toEqual(leaves('de', '/de/services'));
  });
});

describe('a link followed inside the site (same-origin referrer) is an explicit choice: no detection (specification 4.10)', () => {
  it.each([`${site}/`, `${site}/de/services`, `${site}/de?x=1`, site])('from %s', (referrer) => {
    expect(chooseLanguage(...arrive('/services', { ...german, referrer }))).toEqual(stays('en'));
  });
});

describe('otherwise, a detected `de` replaces the page with its German URL (specification 4.5, 4.11)', () => {
  it.each([
    ['reached without a link', ''],
    ['from a search engine', 'https://search.test/'],
    ['from a host whose name begins like ours', `${site}.evil.test/`],
    ['from our name as a user name', `${site}@evil.test/`],
  ])('%s', (_from, referrer) => {
    expect(chooseLanguage(...arrive('/services', { ...german, referrer }))).toEqual(
      leaves('de', '/de/services'),
    );
  });

  it.each([
    ['/', '/de'],
    ['/services?x=1&y=%C3%BC#design', '/de/services?x=1&y=%C3%BC#design'],
  ])('%s becomes %s', (path, address) => {
    expect(chooseLanguage(...arrive(path, german))).toEqual(leaves('de', address));
  });

  it('and a detected en stays', () => {
    expect(chooseLanguage(...arrive('/services', { ...german, cookie: 'i18next=en' }))).toEqual(stays('en'));
  });

  it('and so does nothing detected: The default language is en', () => {
    expect(chooseLanguage(...arrive('/services', { browser: ['ja'], htmlLang: '' }))).toEqual(stays('en'));
  });
});

describe('never loops, and never leaves the site (specification 4.14)', () => {
  const paths = [
    '',
    'services',
    '/evil.test',
    '\\evil.test',
    '/',
    '//',
    '/de/evil.test',
    'de',
    'en/services',
  ];
  const prefixes = ['/', '/de', '/de/', '/de//', '//', '/en/'];
  const queries = ['', '?lng=de', '?lng=en', '?l%6Eg=de', '?lng=ja', '?lng=en&lng=de', '?x=1&lng=de'];

  it.each(prefixes)('from any address that begins with %s', (prefix) => {
    for (const path of paths.flatMap((each) => queries.map((query) => prefix + each + query))) {
      for (const visitor of [german, { localStorage: 'en' }]) {
        expect(pagesSeen(path, visitor, (url) => url.href)).toBeLessThanOrEqual(2);
        // Some visitors hide where they come from; then what they stored is all that is known.
        expect(pagesSeen(path, visitor, () => '')).toBeLessThanOrEqual(3);
      }
    }
  });

  /** How many pages open until one stays. */
  function pagesSeen(path: string, known: Known, refer: (url: URL) => string): number {
    // Put together by hand: `//host` alone would be another site.
    let url = new URL(site + path);
    let referrer = '';
    arrive('/', known);
    for (let seen = 1; seen < 10; seen += 1) {
      const { kind, locale, address } = chooseLanguage(url, referrer);
      const next = new URL(address ?? url, url);
      expect([path, next.origin]).toEqual([path, site]);
      if (kind === 'stay') return seen;
      [url, referrer] = [next, refer(url)];
      localStorage.setItem('i18nextLng', locale);
    }
    throw new Error(`${path} never stays`);
  }
});
