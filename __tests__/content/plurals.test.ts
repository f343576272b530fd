import type { Json } from '@/scripts/content-check/catalogue';
import { checkKeys } from '@/scripts/content-check/checks/keys';
import { checkPlaceholders } from '@/scripts/content-check/checks/placeholders';
import { site } from './site';

const english = 'public/locales/en/home.json';

// Unicode CLDR, "Plural Rules"
describe('every language has the plural forms it needs (specification 29.12)', () => {
  const texts = { people_one: 'One person', people_other: '{{count}} people', weeks: '{{count}} weeks' };
  const check = (locale: string, own: Json) => {
    const content = {
      ...site({ 'en/home': texts, [`${locale}/home`]: own }, { words: ['people', 'weeks', 'count'] }),
      locales: ['en', locale],
    };
    return [...checkKeys(content), ...checkPlaceholders(content)];
  };
  const forms = (...names: string[]) =>
    Object.fromEntries(names.map((form) => [`people_${form}`, '{{count}}']));

  test.each<[string, Json]>([
    ['pl', { ...forms('one', 'few', 'many', 'other'), weeks: '{{count}}' }],
    ['pl', { ...forms('few', 'many', 'other'), people_one: 'Jedna osoba', weeks: '{{count}}' }],
    [
      'pl',
      { ...forms('one', 'few', 'many', 'other'), weeks: '{{count}}', weeks_one: 'x', weeks_few: '{{count}}' },
    ],
    [
      'ar',
      {
        ...forms('few', 'many', 'other'),
        people_zero: 'x',
        people_one: 'x',
        people_two: 'x',
        weeks: '{{count}}',
      },
    ],
    ['id', { ...forms('other'), weeks: '{{count}}' }],
  ])('%s: %j is complete', (locale, own) => {
    expect(check(locale, own)).toEqual([]);
  });

  test.each<[string, Json, string]>([
    [
      'pl',
      forms('one', 'few', 'other'),
      `people_many: is missing; translate it from ${english} or remove it there`,
    ],
    [
      'id',
      { ...forms('other'), people_one: 'Satu orang' },
      `people_one: ${english} has no such key; add it there or remove it here`,
    ],
    [
      'de',
      forms('one', 'few', 'other'),
      `people_few: ${english} has no such key; add it there or remove it here`,
    ],
    // In Lithuanian 21 and 31 are "one", too, so the form needs {{count}}.
    [
      'lt',
      { ...forms('few', 'many', 'other'), people_one: 'Vienas' },
      `people_one: the placeholders are none here but {{count}} in ${english}; make them the same`,
    ],
  ])('%s: %j is reported', (locale, own, problem) => {
    expect(check(locale, { ...Object(own), weeks: '{{count}}' })).toEqual([
      `public/locales/${locale}/home.json: ${problem}`,
    ]);
  });
});
