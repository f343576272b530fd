/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { factSchemas } from '@/content/schemas';
import { configOf } from '@/scripts/edit/config';
import { type Field, fieldOfTexts } from '@/scripts/edit/forms/fields';
import { readJson } from '@/scripts/edit/forms/formats';

// Every text and every fact has a field, none is listed by hand (specification 39.1).

const { collections } = configOf(process.cwd(), { name: 'test-repo' });
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

test('there is a form for each file of facts, and one for articles, policies and photos', () => {
  expect(forms('facts').map(({ name }) => name)).toEqual(Object.keys(factSchemas));
  expect(collections.map(({ name }) => name)).toEqual(['texts', 'articles', 'policies', 'photos', 'facts']);
});

test('a key that is new has a field, and a hint at what is to be kept', () => {
  const [fresh] = fieldOfTexts('', [{ fresh: 'At {{company}}, <link>see</link>' }]).fields ?? [];
  expect(fresh).toEqual({
    name: 'fresh',
    label: 'Fresh',
    i18n: true,
    widget: 'string',
    hint: 'Keep {{company}}, <link>…</link>',
  });
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
