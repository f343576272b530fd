import { localeOfPath, localizedPath } from '@/lib/routing/locale';

it.each([
  ['/', 'en'],
  ['', 'en'],
  ['/services', 'en'],
  ['/de', 'de'],
  ['/de/', 'de'],
  ['/de/services', 'de'],
  ['/de//services', 'de'],
  ['/de.html', 'en'],
  ['/design', 'en'],
  ['/DE/services', 'en'],
  ['/en/services', 'en'],
  ['/ja/services', 'en'],
  ['/services/de', 'en'],
  ['//de/services', 'en'],
  ['/%64e', 'en'],
])('the language of %j is %s (specification 3.1 and 3.4)', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

it.each([
  ['/', 'en', '/'],
  ['/', 'de', '/de'],
  ['/services', 'en', '/services'],
  ['/services', 'de', '/de/services'],
] as const)('%j in %s is %j', (path, locale, localized) => {
  expect(localizedPath(path, locale)).toBe(localized);
});
