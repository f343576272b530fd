/** @jest-environment node */
import { checkUnusedKeys } from '@/scripts/content-check/checks/unusedKeys';
import { site } from './site';

const english = 'public/locales/en/home.json';
const texts = { hero: { title: 'x', items: [{ name: 'y' }, { name: 'z' }] }, menu: 'w' };

/** The home keys that nothing names, given the text of the one component. */
function unused(component: string, catalogue: Record<string, unknown> = texts): readonly string[] {
  return checkUnusedKeys(
    site({
      [english]: catalogue,
      'public/locales/en/common.json': undefined,
      'components/Home.tsx': component,
    }),
  ).map((sentence) => sentence.slice(`${english}: `.length).split(':')[0] ?? '');
}

test('the sentence names file, key and remedy (specification 29.2)', () => {
  const home = "const { t } = useTranslation('home'); t('hero.title');";
  expect(checkUnusedKeys(site({ 'components/Home.tsx': home }))).toEqual([
    'public/locales/en/common.json: loading: no page shows this text; correct the spelling of its key or remove it in every language (en, de)',
    'public/locales/en/home.json: hero.items: no page shows this text; correct the spelling of its key or remove it in every language (en, de)',
  ]);
});

const whole = "t('hero.items', { returnObjects: true }); t('menu'); t('hero.title');";

test.each([
  ['a catalogue by name', `const { t } = useTranslation('home'); ${whole}`],
  ['one of several catalogues', `const { t } = useTranslation(['common', 'home']); ${whole}`],
  ['a group named for all below it', "const { t } = useTranslation('home'); t('hero'); t('menu');"],
  [
    'qualified keys in any string',
    "export const keys = ['home:hero.title', 'home:hero.items', 'home:menu'];",
  ],
  ['a typed t handed on', `export function f(t: TFunction<'home'>) { ${whole} }`],
  ['Trans with ns', '<Trans i18nKey="hero" ns="home" /> ; <Trans i18nKey="menu" ns={["home"]} />'],
  ['options with ns', "t('home:menu'); t('hero', { ns: 'home' });"],
  ['a list of keys', "useTranslation('home'); const keys = ['hero.title', 'hero.items', 'menu'] as const;"],
  ['a choice of keys', "const { t } = useTranslation('home'); t(open ? 'hero' : 'menu');"],
  [
    'templates',
    "const { t } = useTranslation('home'); t('menu'); t(`hero.items.${i}.name`); t(`hero.ti${'tle'}`);",
  ],
])('used: %s', (_name, component) => {
  expect(unused(component)).toEqual([]);
});

test.each([
  ['no key named', "const { t } = useTranslation('home');", ['hero', 'menu']],
  ['another catalogue', `const { t } = useTranslation('common'); ${whole}`, ['hero', 'menu']],
  ['the catalogue named for something else', `const id = 'home'; ${whole}`, ['hero', 'menu']],
  ['comments', `useTranslation('home'); // ${whole}\n/* ${whole} */`, ['hero', 'menu']],
  [
    'a word that only happens to be a group',
    "useTranslation('home'); const id = 'hero'; t('menu');",
    ['hero'],
  ],
  [
    'the beginning of a word',
    "const { t } = useTranslation('home'); t('hero.tit'); t('men');",
    ['hero', 'menu'],
  ],
  ['a template of holes alone', "const { t } = useTranslation('home'); t(`${a}.${b}`);", ['hero', 'menu']],
  [
    'a hole does not reach over a dot',
    "const { t } = useTranslation('home'); t('menu'); t('hero.title'); t(`hero.${x}.name`);",
    ['hero.items'],
  ],
  [
    'some of a list',
    "const { t } = useTranslation('home'); t('hero.items.0'); t('menu'); t('hero.title')",
    ['hero.items.1'],
  ],
])('not used: %s', (_name, component, keys) => {
  expect(unused(component)).toEqual(keys);
});

test('useTranslation() without a name reads common', () => {
  const common = { a: 'x', b: 'y' };
  const content = site({
    [english]: undefined,
    'public/locales/en/common.json': common,
    'components/Home.tsx': "const { t } = useTranslation(); t('a');",
  });
  expect(checkUnusedKeys(content)).toEqual([
    'public/locales/en/common.json: b: no page shows this text; correct the spelling of its key or remove it in every language (en, de)',
  ]);
});

test('plural forms belong to the key without their ending', () => {
  const catalogue = { days_one: 'x', days_other: 'y', step_one: 'z' };
  expect(
    unused("const { t } = useTranslation('home'); t('days', { count }); t('step_one');", catalogue),
  ).toEqual([]);
});

test('a text that another one includes is used', () => {
  const catalogue = { a: '$t(b) $t(home:c)', b: 'x', c: 'y', d: 'z' };
  expect(unused("const { t } = useTranslation('home'); t('a');", catalogue)).toEqual(['d']);
});
