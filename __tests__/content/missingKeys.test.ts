/** @jest-environment node */
import { checks } from '@/scripts/content-check/checks';
import { checkMissingKeys } from '@/scripts/content-check/checks/missingKeys';
import { site } from './site';

const [english, german] = ['public/locales/en/home.json', 'public/locales/de/home.json'];
const useHome = "const { t } = useTranslation('home');";

/** What is missing, given the text of a component beside a catalogue with `hero.title`, `hero.items` and `days`. */
function missing(component: string): readonly string[] {
  const texts = { hero: { title: 'x', items: [{ name: 'y' }] }, days_one: 'z', days_other: 'z' };
  return checkMissingKeys(
    site({
      [english]: texts,
      [german]: texts,
      'components/Home.tsx': '',
      'components/home/Hero.tsx': component,
    }),
  );
}

test('a key removed from every language is one sentence (specification 29.2)', () => {
  const hero = { hero: { items: ['One', 'Two'] } };
  const content = site({ [english]: hero, [german]: hero });
  expect(checks.flatMap((check) => check(content))).toEqual([
    `${english}: hero.title: components/Home.tsx shows this key; add it in every language (en, de)`,
  ]);
});

test.each([
  ['read', `${useHome} t('hero.collaborate');`, 'hero.collaborate'],
  ['read, of a group that is gone as well', `${useHome} t('menu.open');`, 'menu.open'],
  ['read, without a dot', `${useHome} t('menu');`, 'menu'],
  ['with its catalogue', "export const key = 'home:menu';", 'menu'],
  ['in a list', `${useHome} const keys = ['hero.title', 'hero.collaborate'] as const;`, 'hero.collaborate'],
  ['in <Trans>', '<Trans i18nKey="hero.collaborate" ns="home" />', 'hero.collaborate'],
  ['as one of a choice', `${useHome} t(kind === 'photo' ? 'hero.title' : 'menu');`, 'menu'],
  ['named twice', `${useHome} t('menu'); t('menu');`, 'menu'],
])('a key %s', (_name, component, key) => {
  expect(missing(component)).toEqual([
    `${english}: ${key}: components/home/Hero.tsx shows this key; add it in every language (en, de)`,
  ]);
});

test('a template that fits no key', () => {
  expect(missing(`${useHome} t(\`hero.\${id}.text\`);`)).toEqual([
    `${english}: hero.*.text: components/home/Hero.tsx shows keys of this form; add one in every language (en, de)`,
  ]);
});

test.each([
  [
    'texts, groups and lists',
    `${useHome} t('hero'); t('hero.title'); t('hero.items', { returnObjects: true });`,
  ],
  ['a template that fits', `${useHome} t(\`hero.items.\${index}.name\`); t(\`hero.\${id}\`);`],
  ['plural forms', `${useHome} t('days', { count });`],
  ['the second of two catalogues', "const { t } = useTranslation(['common', 'home']); t('hero.title');"],
  ['words with a dot that are no keys', `${useHome} <path d="M0.5h3" strokeWidth="1.5" href="cv.pdf" />;`],
  ['what fills a text', `${useHome} t('days', { count, context: 'year', ns: 'home' });`],
  ['prefixes of other kinds', "import { join } from 'node:path'; <meta property='og:site_name' />;"],
])('nothing is missing: %s', (_name, component) => {
  expect(missing(component)).toEqual([]);
});

test('catalogues that cannot be read, or that the first language lacks, are left to other checks', () => {
  expect(checkMissingKeys(site({ [english]: '{' }))).toEqual([]);
  expect(checkMissingKeys(site({ [english]: undefined }))).toEqual([]);
});
