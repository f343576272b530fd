import { checkTypography } from '@/scripts/content-check/checks/typography';
import { site } from './site';

describe('words that the style guides avoid', () => {
  const praise = (locale: string) =>
    `has a word of praise that docs/style.${locale}.md avoids; describe what can be seen instead`;
  const hasBetter = 'has a word that docs/style.de.md avoids; it names a better one';
  const unlocks = 'has "unlock" for something without a lock; say what becomes possible';

  test.each([
    ...[
      'An innovative app',
      'Robust software',
      'Passionate engineers',
      'We empower teams',
      'Empowerment',
      'Best-in-class tests',
      'Cutting-edge',
      'It works seamlessly',
      'A holistic view',
      'It leverages data',
    ].map((text) => ['en', text, praise('en')]),
    ...['Unlock your potential', 'It unlocks new value', 'Unlocking the full value'].map((text) => [
      'en',
      text,
      unlocks,
    ]),
    ['en', 'We believe in tests', 'has "we believe"; say how we know, or leave it out'],
    ...[
      'Innovative Apps',
      'Eine massgeschneiderte App',
      'Eine mass\u00adgeschneiderte App',
      'Der führende Anbieter',
      'Eine in der Schweiz führende Firma',
      'Wir gehören zu den führenden Firmen',
      'Marktführend',
    ].map((text) => ['de', text, praise('de')]),
    ...['Die Auftraggeberin', 'Ein Retest'].map((text) => ['de', text, hasBetter]),
  ])('%s: %j is reported', (locale, text, problem) => {
    expect(checkTypography(site({ [`${locale}/home`]: { a: text } }))).toEqual([
      `public/locales/${locale}/home.json: a: ${problem}`,
    ]);
  });

  test.each([
    ['en', 'Product innovation'],
    ['en', 'Use error robustness'],
    ['en', 'Unlocking by Bluetooth; a review of the unlocking after every change; a car is unlocked'],
    ['en', 'A colleague unlocks the door'],
    ['de', 'Innovation'],
    ['de', 'Der zum Gipfel führende Weg, die über Chur führende Linie'],
    ['de', 'Weiterführende, irreführende und federführende'],
  ])('%s: %j is accepted', (locale, text) => {
    expect(checkTypography(site({ [`${locale}/home`]: { a: text } }))).toEqual([]);
  });
});
