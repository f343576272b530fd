import { localeOfPath, localizedPath } from '@/lib/routing/locale';

it.each([
  ['/', 'en'],
  ['/services', 'en'],
  ['/de', 'de'],
  ['/de/services', 'de'],
  ['/de.html', 'en'],
  ['/design', 'en'],
  ['//de/services', 'en'],
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
