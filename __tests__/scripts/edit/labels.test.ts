import { readdirSync, readFileSync } from 'node:fs';
import { jobIds } from '@/content/jobs';
import { locales } from '@/content/locales';
import { routes } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { pageName } from '@/lib/metadata/pageName';
import { stripSoftHyphens } from '@/lib/text';
import { configsOf } from '@/scripts/edit/config';
import type { Field } from '@/scripts/edit/forms/fields';
import { labelsIn } from '@/scripts/edit/forms/labels';
import labels from '@/scripts/edit/labels.json';
import type { editorLanguages } from '@/scripts/edit/language';

// The labels of the forms, in the words of the site (specification 39.22).

const { en, de } = configsOf(process.cwd(), { name: 'test-repo' });
const [english, german] = [en.collections, de.collections];

/** @returns each field of a collection with its path */
function fieldsOf(collections: typeof english, name: string): readonly (readonly [string, Field])[] {
  const collection = collections.find((one) => one.name === name);
  const below = (path: string, fields: readonly Field[] = []): readonly (readonly [string, Field])[] =>
    fields.flatMap((field) => {
      const own = `${path}.${field.name}`;
      return [
        [own, field] as const,
        ...below(own, field.fields),
        ...below(own, field.field && [field.field]),
      ];
    });
  return [
    ...below(name, collection?.fields),
    ...(collection?.files ?? []).flatMap((file) => below(`${name}.${file.name}`, file.fields)),
  ];
}

const fieldAt = (collections: typeof english, path: string) =>
  fieldsOf(collections, path.split('.')[0] ?? '').find(([own]) => own === path)?.[1];
const formsOf = (collections: typeof english, name: string) =>
  Object.fromEntries(
    collections.find((one) => one.name === name)?.files?.map((file) => [file.name, Object(file).label]) ?? [],
  );

test('a form of texts has the name of its page', () => {
  expect(formsOf(english, 'texts')).toMatchObject({
    caseSalesInfo: 'Sales-Info',
    contact: 'Contact us',
    jobs: 'Postings',
    programmeQa: 'QA engineer',
  });
  expect(formsOf(german, 'texts')).toMatchObject({
    caseSalesInfo: 'Sales-Info',
    contact: 'Kontakt',
    jobs: 'Ausschreibungen',
    programmeQa: 'Software-Qualitätssicherung',
  });
  const meta = (collections: typeof english) =>
    fieldsOf(collections, 'texts').filter(([path]) => /^texts\.meta\.\w+$/.test(path));
  for (const [language, collections] of [
    ['en', english],
    ['de', german],
  ] as const)
    expect(
      meta(collections)
        .map(([, { label }]) => label)
        .sort(),
    ).toEqual(routes.map(({ id }) => stripSoftHyphens(pageName(id, language))).sort());
});

test('choices are called as pages show them', () => {
  const choices = (collections: typeof english, path: string) =>
    fieldAt(collections, path)?.options?.map((option) => Object(option).label);
  for (const [language, collections] of [
    ['en', english],
    ['de', german],
  ] as const) {
    const { category } = readCatalogue('careers', language).positions;
    expect(choices(collections, 'facts.positions.list.category')).toEqual([
      category.design,
      category.people,
      category.business,
      category.others,
    ]);
    expect(choices(collections, 'facts.positions.list.page')).toEqual(
      jobIds.map((id) => stripSoftHyphens(pageName(id, language))),
    );
    expect(choices(collections, 'articles.team')).toEqual(
      Object.values(readCatalogue('blog', language).teams),
    );
  }
  expect(choices(german, 'facts.company.domicile')).toEqual(['Zürich', 'Pristina']);
  expect(choices(german, 'facts.programmes.programmeQa.application')).toEqual([
    'Sichtbar',
    'Verborgen',
    'Keines',
  ]);
});

test('a position is a row of the list and a posting a page; no label has another word', () => {
  expect(formsOf(english, 'facts')).toMatchObject({ positions: 'Positions', jobs: 'Postings' });
  expect(fieldAt(german, 'facts.positions.list')).toMatchObject({
    label: 'Stellen',
    label_singular: 'Stelle',
  });
  const said: string[] = [];
  JSON.stringify(english, (key, value) => {
    if (/^(?:label|label_singular|hint)$/.test(key)) said.push(value);
    return value;
  });
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => /(?<!\/)\bjobs?\b/i.test(text))).toEqual([]);
});

const shared = ['articles', 'policies', 'photos', 'facts'];

test('each field of facts, articles and photos has a German label', () => {
  const own = new Set(Object.values(labels.labels).map(({ de }) => de));
  const ofSite = new Set([
    ...routes.map(({ id }) => stripSoftHyphens(pageName(id, 'de'))),
    ...Object.values(readCatalogue('common', 'de').offices).map((office) => Object(office).city),
  ]);
  const hasLabel = (path: string, label = '') =>
    own.has(label) || ofSite.has(label) || locales.some((locale) => path.endsWith(`.${locale}`));
  const found = shared.flatMap((name) => fieldsOf(german, name));
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(([path, { label }]) => !hasLabel(path, label)).map(([path]) => path)).toEqual([]);
});

test('each of their hints has a German one, and each German sentence is of use', () => {
  const hints = (collections: typeof english) =>
    shared.flatMap((name) =>
      fieldsOf(collections, name).flatMap(([path, { hint, pattern }]) =>
        [hint, pattern?.[1]].flatMap((text) => (text ? [[path, text] as const] : [])),
      ),
    );
  const known: ReadonlySet<string> = new Set(Object.keys(labels.sentences));
  expect(hints(english).filter(([, text]) => !known.has(text))).toEqual([]);
  const code = ['admin', 'forms', '.'].flatMap((folder) =>
    readdirSync(`scripts/edit/${folder}`)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`scripts/edit/${folder}/${name}`, 'utf8')),
  );
  const used = new Set(hints(english).map(([, text]) => text));
  const isSaid = (text: string) => used.has(text) || code.some((source) => source.includes(`'${text}'`));
  expect([...known].filter((text) => !isSaid(text))).toEqual([]);
  const inGerman: ReadonlySet<string> = new Set(Object.values(labels.sentences));
  expect(hints(german).filter(([, text]) => !inGerman.has(text))).toEqual([]);
});

test('a text without a label of its own is called by itself in German, and by its key in English', () => {
  const fields = [{ name: 'skipToContent', widget: 'string', hint: '{{company}}' }];
  const form = { name: 'texts', files: [{ name: 'common', file: '', fields }] };
  const labelled = (language: (typeof editorLanguages)[number]) =>
    labelsIn(language).labelled(form).files?.[0]?.fields[0];
  expect(labelled('en')).toMatchObject({ label: 'Skip to content', hint: 'Keep {{company}}' });
  expect(labelled('de')).toMatchObject({
    label: readCatalogue('common', 'de').skipToContent,
    hint: 'Beibehalten: {{company}}',
  });
});

test('every label of the data file is used', () => {
  const used = new Set(
    [english, german].flatMap((collections) => {
      const found: string[] = [];
      JSON.stringify(collections, (key, value) => {
        if (/^label/.test(key)) found.push(value);
        return value;
      });
      return found;
    }),
  );
  const unused = Object.entries(labels.labels).filter(([, { de }]) => !used.has(de) && !de.includes('{{'));
  expect(unused.map(([key]) => key)).toEqual([]);
});
