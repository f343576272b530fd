import { company } from '@/content/company';
import i18nConfig from '@/lib/i18n/config';
import { words } from '../../support/render';

it.each([
  ['Languages: en and de', { i18n: { locales: expect.arrayContaining(['en', 'de']), defaultLocale: 'en' } }],
  ['Fallback languages: en and de', { fallbackLng: expect.arrayContaining(['en', 'de']) }],
  ['saving missing translation keys is disabled', { saveMissing: false }],
  [
    'Maximum interpolation replacements per string: 1000',
    { interpolation: expect.objectContaining({ maxReplaces: 1000 }) },
  ],
])('%s (specification 4.1, 29.7)', (_sentence, options) => {
  expect(i18nConfig).toMatchObject(options);
});

it('knows the company’s name in every text (specification 30.1)', () => {
  expect(words('en', 'common')('home')).toBe(`${company.name}, home`);
  expect(words('de', 'common')('home')).toBe(`${company.name}, Startseite`);
});
