/** @jest-environment node */
import { checkLocales } from '@/scripts/content-check/checks/locales';
import { site } from './site';

test('the default language is the first (specification 4.1)', () => {
  expect(checkLocales(site())).toEqual([]);
  expect(checkLocales(site({}, { defaultLocale: 'de' }))).toEqual([
    'content/locales.ts: defaultLocale: is "de", but the first of locales is "en"; make them the same',
  ]);
});
