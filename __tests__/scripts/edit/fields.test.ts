import { readFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { factSchemas } from '@/content/schemas';
import { configsOf } from '@/scripts/edit/config';
import { type Field, fieldOfTexts } from '@/scripts/edit/forms/fields';
import { readJson } from '@/scripts/edit/forms/formats';

// Every text and every fact has a field, none is listed by hand (specification 39.1).

const config = configsOf(process.cwd(), { name: 'test-repo' }).en;
const { collections } = config;
const forms = (name: string) => {
  const files = collections.find((collection) => collection.name === name)?.files;
  // As `collections.ts` makes them.
  return (files ?? []) as readonly {
    readonly name: string;
    readonly file: string;
    readonly fields: readonly Field[];
  }[];
};

/** @returns the paths of values that have no field of their kind */
function without(value: unknown, field: Field | undefined, path: string): readonly string[] {
  if (!field) return [path];
  if (Array.isArray(value)) {
    if (field.widget === 'select') return [];
    if (field.widget !== 'list') return [path];
    const entry = field.field ?? { ...field, widget: 'object' };
    return value.flatMap((item, index) => without(item, entry, `${path}.${index}`));
  }
  if (value instanceof Object) {
    if (field.widget !== 'object') return [path];
    return Object.entries(value).flatMap(([key, inner]) =>
      without(
        inner,
        field.fields?.find(({ name }) => name === key),
        `${path}.${key}`,
      ),
    );
  }
  return ['list', 'object'].includes(field.widget) ? [path] : [];
}

const whole = (fields: readonly Field[]): Field => ({ name: '', label: '', widget: 'object', fields });

test.each(forms('texts').map(({ file, fields }) => [file, fields] as const))('%s', (file, fields) => {
  for (const locale of locales) {
    const text = readFileSync(file.replace('{{locale}}', locale), 'utf8');
    expect(without(readJson(text), whole(fields), locale)).toEqual([]);
  }
});

test.each(forms('facts').map(({ file, fields }) => [file, fields] as const))('%s', (file, fields) => {
  expect(without(readJson(readFileSync(file, 'utf8')), whole(fields), file)).toEqual([]);
});

/** @returns each group below a value whose keys have another order than the fields of its form */
function disordered(value: unknown, field: Field | undefined, path: string): readonly string[] {
  if (Array.isArray(value)) {
    const entry = field?.field ?? (field && { ...field, widget: 'object' });
    return value.flatMap((item, index) => disordered(item, entry, `${path}.${index}`));
  }
  if (!(value instanceof Object)) return [];
  const names = field?.fields?.map(({ name }) => name) ?? [];
  const keys = Object.keys(value);
  return [
    ...(keys.join() === names.filter((name) => keys.includes(name)).join() ? [] : [path]),
    ...Object.entries(value).flatMap(([key, inner]) =>
      disordered(
        inner,
        field?.fields?.find(({ name }) => name === key),
        `${path}.${key}`,
      ),
    ),
  ];
}

test('facts have the order of their fields, in which a hosted editor writes them (specification 39.5)', () => {
  expect(disordered({ b: [{ d: 1, c: 2 }] }, whole([{ ...whole([whole([])]), name: 'b' }]), '')).not.toEqual(
    [],
  );
  expect(
    forms('facts').flatMap(({ file, fields }) =>
      disordered(readJson(readFileSync(file, 'utf8')), whole(fields), file),
    ),
  ).toEqual([]);
});

test('there is a form for each file of facts, and one for articles, policies and photos', () => {
  expect(forms('facts').map(({ name }) => name)).toEqual(Object.keys(factSchemas));
  expect(collections.map(({ name }) => name)).toEqual(['texts', 'articles', 'policies', 'photos', 'facts']);
});

test('a new key has a field, and a hint about parts to keep', () => {
  const [fresh] = fieldOfTexts('', [{ fresh: 'At {{company}}, <link>see</link>' }]).fields ?? [];
  expect(fresh).toEqual({
    name: 'fresh',
    i18n: true,
    widget: 'string',
    hint: '{{company}}, <link>…</link>',
  });
});

test('fields count as the check does, and report invalid input at once (specification 23.12)', () => {
  const meta = forms('texts').find(({ name }) => name === 'meta')?.fields ?? [];
  const page = meta.find(({ name }) => name === 'about');
  expect(page?.fields?.map(({ name, maxlength }) => [name, maxlength])).toEqual([
    ['title', 60],
    ['description', expect.any(Number)],
  ]);
  const instructors = JSON.stringify(forms('facts').find(({ name }) => name === 'instructors'));
  expect(instructors).toMatch(/"search".*"title".*"maxlength":60.*"description".*"maxlength":15\d/);
  const { fields } = collections.find(({ name }) => name === 'articles') as { fields?: readonly Field[] };
  const named = (name: string) => fields?.find((field) => field.name === name);
  expect([named('title')?.maxlength, named('description')?.maxlength]).toEqual([80, 170]);
  expect(named('slug')?.pattern).toEqual([
    expect.stringMatching(/^\^/),
    'It must be lower-case words joined by hyphens',
  ]);
  expect(JSON.stringify(forms('facts'))).toContain('It must be initials such as CEO');
});

test('a key that only some entries of a list have may stay empty', () => {
  const { fields } = fieldOfTexts('items', [[{ title: 'a', note: 'b' }, { title: 'c' }]]);
  expect(fields?.map(({ name, required }) => [name, required])).toEqual([
    ['title', undefined],
    ['note', false],
  ]);
});

test('no field has a name that the editor would misread', () => {
  const names: string[] = [];
  JSON.stringify(collections, (_, value) => {
    if (value?.widget) names.push(value.name);
    return value;
  });
  // It splits paths at dots, takes numbers for places in lists, and empties what is called like its own.
  expect(names.filter((name) => /[. ]|^\d+$|^translationKey$/.test(name))).toEqual([]);
});

test('every field is of a kind that Sveltia CMS has, as it takes any other for one of ours', () => {
  const { definitions } = JSON.parse(
    readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
  );
  const kinds: readonly string[] = definitions.CustomField.properties.widget.not.enum;
  const used = new Set<string>();
  JSON.stringify(collections, (_, value) => {
    if (value?.widget) used.add(value.widget);
    return value;
  });
  expect(used).toContain('image');
  expect([...used].filter((kind) => !kinds.includes(kind))).toEqual([]);
});

test('a person has a photo and texts in every language in one form, whose entries have names (specification 39.20)', () => {
  const people = forms('facts').find(({ name }) => name === 'people')?.fields ?? [];
  const executives = people.find(({ name }) => name === 'executives');
  expect(executives).toMatchObject({ widget: 'list', summary: '{{fields.name}}' });
  const kinds = executives?.fields?.map(({ name, widget, required }) => [name, widget, required]);
  expect(kinds).toEqual([
    ['name', 'string', true],
    ['office', 'string', false],
    ['title', 'object', true],
    ['description', 'object', true],
    ['photo', 'image', false],
    ['id', 'string', true],
  ]);
  const title = executives?.fields?.find(({ name }) => name === 'title');
  expect(title?.fields?.map(({ label, widget }) => [label, widget])).toEqual([
    ['English', 'text'],
    ['German', 'text'],
  ]);
});

test('a field that changes addresses is the last of its form and says so', () => {
  const last = (name: string) =>
    forms('facts')
      .find((form) => form.name === name)
      ?.fields.at(-1);
  expect(last('company')).toMatchObject({ name: 'origin', hint: expect.stringContaining('moves') });
  const instructor = last('instructors')?.fields?.at(-1);
  expect(instructor).toMatchObject({ name: 'id', hint: expect.stringContaining('address') });
});
