import { locales } from '@/content/locales';
import { encodeInvisible } from '@/content/markdown/inline';
import { leastSize } from '@/content/photoCuts';
import { factSchemas } from '@/content/schemas';
import { articleFactsSchema, articleWordsSchema } from '@/content/schemas/article';
import { photoSchema } from '@/content/schemas/photo';
import { policyFactsSchema, policyWordsSchema } from '@/content/schemas/policy';
import type { Json } from '../../content-check/catalogue';
import { lengthOf, searchLengths } from '../../content-check/checks/lengths';
import { type Field, fieldOfTexts } from './fields';
import { photoFolder } from './pictures';
import { fieldsOfSchema } from './schemaFields';

/** A collection of forms for Sveltia CMS; `labels.ts` adds the labels. */
export interface Collection {
  readonly name: string;
  readonly files?: readonly {
    readonly name: string;
    readonly file: string;
    readonly fields: readonly Field[];
  }[];
  readonly fields?: readonly Field[];
  readonly [option: string]: unknown;
}

/** What forms are made from. */
export interface Source {
  /** Catalogues by name, in every language, the default one first. */
  readonly catalogues: ReadonlyMap<string, readonly Json[]>;
  /** Facts by the name of their file. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** @returns every catalogue, article, policy and fact as a form */
export function collectionsOf({ catalogues, facts }: Source): readonly Collection[] {
  return [
    {
      name: 'texts',
      icon: 'translate',
      format: 'site-json',
      i18n: true,
      files: [...catalogues].map(([name, contents]) => ({
        name,
        file: `public/locales/{{locale}}/${name}.json`,
        i18n: true,
        fields:
          (name === 'meta' ? counted(fieldOfTexts('', contents), contents, true) : fieldOfTexts('', contents))
            .fields ?? [],
      })),
    },
    markdown('articles', [articleFactsSchema, articleWordsSchema], {
      icon: 'article',
      // The file is named after the last segment of its URL.
      slug: '{{fields.slug}}',
      sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    }),
    markdown('policies', [policyFactsSchema, policyWordsSchema], {
      icon: 'policy',
      create: false,
      delete: false,
    }),
    {
      name: 'photos',
      icon: 'photo_camera',
      format: 'site-json',
      folder: photoFolder,
      // The server makes one for each new photo.
      create: false,
      summary: '{{slug}}',
      fields: fieldsOfSchema(photoSchema),
    },
    {
      name: 'facts',
      icon: 'fact_check',
      format: 'site-facts',
      files: Object.entries(factSchemas).map(([name, schema]) => ({
        name,
        file: `content/${name}.json`,
        fields: fieldsOfSchema(schema, facts[name]).map((field) =>
          counted(
            field,
            [field.name === 'list' ? facts[name] : Object(facts[name])[field.name]].flat(),
            false,
          ),
        ),
      })),
    },
  ];
}

/**
 * Titles and descriptions for search engines say how many characters they have left; what is filled in has others.
 *
 * @param values of the field, in every language and every entry
 * @param isSearch whether the field is within a group of such texts
 * @param limit of the text that it is in one language
 */
function counted(field: Field, values: readonly unknown[], isSearch: boolean, limit?: number): Field {
  const [, most = limit] =
    Object.entries(searchLengths).find(([name]) => isSearch && name === field.name)?.[1] ?? [];
  if (field.fields) {
    const isGroup = isSearch || field.name === 'search';
    const fields = field.fields.map((inner) =>
      counted(
        inner,
        values.flatMap((value) => Object(value)[inner.name] ?? []),
        isGroup,
        most,
      ),
    );
    return { ...field, fields };
  }
  const surplus = (text: unknown) => encodeInvisible(`${text}`).length - lengthOf(`${text}`);
  return most ? { ...field, maxlength: most + Math.max(0, ...values.map(surplus)) } : field;
}

function markdown(
  name: string,
  [facts, words]:
    | readonly [typeof articleFactsSchema, typeof articleWordsSchema]
    | readonly [typeof policyFactsSchema, typeof policyWordsSchema],
  options: Readonly<Record<string, unknown>>,
): Collection {
  // An incomplete article can be saved; the content check says what it lacks, unless it is a draft. Choices
  // stay in sight, though there is one more: none. An optional group would need a click to open.
  const saveable = (field: Field): Field =>
    name === 'articles' && field.name !== 'slug' && !field.fields
      ? { ...field, required: false, ...(field.widget === 'select' && { dropdown_threshold: 9 }) }
      : field;
  // Lead and sections are the Markdown body.
  const front = fieldsOfSchema(words).filter(({ name: field }) => field !== 'lead' && field !== 'sections');
  return {
    name,
    format: 'site-markdown',
    folder: `content/${name}`,
    i18n: true,
    duplicate: false,
    ...options,
    fields: [
      ...fieldsOfSchema(facts).map((field) => saveable(field.name === 'picture' ? picture : field)),
      ...front.map((field) => saveable(translated(field))),
      {
        name: 'body',
        widget: 'text',
        i18n: true,
        required: name !== 'articles',
        hint: 'Markdown: the lead, then headings, paragraphs, lists, quotations, notes, code, tables, photos, links; docs/editing.md shows each.',
      },
    ],
  };
}

const translated = (field: Field): Field => ({
  ...field,
  i18n: true,
  ...(field.field ? { field: translated(field.field) } : {}),
});

const { width, height } = leastSize('wide');

/** A picture that contains words may have a version for each language. */
const picture: Field = {
  name: 'picture',
  widget: 'object',
  fields: locales.map((locale, index) => ({
    name: locale,
    widget: 'image',
    required: false,
    choose_url: false,
    accept: 'image/jpeg,image/png,image/webp',
    hint:
      index === 0
        ? `A photo of ${width} × ${height} pixels at least`
        : 'Only if it has words on it that differ',
  })),
};
