import { z } from 'zod';
import { isLocale } from '@/content/locales';
import { entriesOf, type Field } from './fields';

/** The used part of JSON Schema. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly pattern?: string;
  /** What is wrong with a text that the pattern does not allow. */
  readonly problem?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  /** Settings of its field, from the schema's `meta`. */
  readonly field?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
}

/** @returns the fields of facts whose schema is a group, or for a plain list one field called `list` */
export function fieldsOfSchema(schema: z.ZodType, facts?: unknown): readonly Field[] {
  // What it cannot say is left out, and the content check says it after saving.
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern) jsonSchema.problem = z.safeParse(zodSchema, '\0').error?.issues[0]?.message;
    },
  }) as Schema;
  if (json.type === 'array') return [fieldOf('list', json, true)];
  return fieldOf('', known(json, facts), true).fields ?? [];
}

/** A record has fields for its existing entries, as only code adds new ones. */
function known(schema: Schema, facts: unknown): Schema {
  const { additionalProperties } = schema;
  if (schema.properties || !additionalProperties) return schema;
  const keys = Object.keys(Object(facts));
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])),
    required: keys,
  };
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const common = {
    name,
    required: isRequired,
    ...(schema.description ? { hint: schema.description } : {}),
  };
  const { type, properties, items, anyOf } = schema;
  if (schema.field) return { ...common, widget: 'string', ...schema.field };
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum };
  if (anyOf) return fieldOf(name, merged(anyOf, schema.description), isRequired);
  if (properties) {
    const fields = Object.entries(properties).map(([key, inner]) =>
      fieldOf(key, inner, schema.required?.includes(key) ?? false),
    );
    if (fields.every(({ name: key }) => isLocale(key)))
      return {
        ...common,
        widget: 'object',
        fields: fields.map((field) => ({ ...field, widget: 'text' })),
      };
    return { ...common, widget: 'object', collapsed: 'auto', fields };
  }
  switch (type) {
    case 'array': {
      if (items?.enum) return { ...common, widget: 'select', multiple: true, options: items.enum };
      const field = fieldOf('entry', items ?? {}, true);
      return { ...common, widget: 'list', ...(field.fields ? entriesOf(field.fields) : { field }) };
    }
    case 'boolean':
      return { ...common, widget: 'boolean', required: false };
    case 'integer':
    case 'number':
      return { ...common, widget: 'number', value_type: type === 'integer' ? 'int' : 'float' };
    default:
      return schema.format === 'date'
        ? {
            ...common,
            widget: 'datetime',
            type: 'date',
            format: 'YYYY-MM-DD',
            time_format: false,
          }
        : {
            ...common,
            widget: 'string',
            ...(schema.maxLength ? { maxlength: schema.maxLength } : {}),
            ...(schema.pattern ? { pattern: [schema.pattern, `It ${schema.problem}`] } : {}),
          };
  }
}

/** A union gets the fields of all its forms, none of them required; the content check reports wrong combinations. */
function merged(anyOf: readonly Schema[], description: string | undefined): Schema {
  const groups = anyOf.filter(({ properties }) => properties);
  if (groups.length === 0) return anyOf[0] ?? {};
  return {
    type: 'object',
    properties: Object.assign({}, ...groups.map(({ properties }) => properties)),
    ...(description ? { description } : {}),
  };
}
