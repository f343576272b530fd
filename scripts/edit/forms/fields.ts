import { isRecord } from '@/lib/isRecord';

/** A field of a form for Sveltia CMS; `labels.ts` adds its label, and translates the other words. */
export interface Field {
  readonly name: string;
  readonly label?: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly i18n?: boolean;
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly options?: readonly unknown[];
  /** A regular expression for the value, and the message where the value does not match. */
  readonly pattern?: readonly [string, string];
  readonly [option: string]: unknown;
}

/** Longer texts get a field of several lines. */
const long = 60;

/** Placeholders, and the tags of links and the like, which editors must keep. */
const kept = /\{\{\w+\}\}|<(\w+)>(?=.*<\/\1>)/g;

/**
 * The form of a catalogue. It is derived from the values, so a new key has a field at once.
 *
 * @param values those of one key in every language and, inside a list, in every entry, as some entries may
 *   lack a key
 */
export function fieldOfTexts(name: string, values: readonly unknown[]): Field {
  const common = { name, i18n: true };
  const [first] = values;
  if (Array.isArray(first)) {
    const entries = values.flat();
    const field = fieldOfTexts('text', entries);
    return { ...common, widget: 'list', ...(field.fields ? entriesOf(field.fields) : { field }) };
  }
  if (isRecord(first)) {
    const groups = values.filter(isRecord);
    const keys = [...new Set(groups.flatMap((group) => Object.keys(group)))];
    const fields = keys.map((key) => {
      const given = groups.filter((group) => key in group).map((group) => group[key]);
      return { ...fieldOfTexts(key, given), ...(given.length < groups.length ? { required: false } : {}) };
    });
    return { ...common, widget: 'object', collapsed: true, fields };
  }
  const texts = values.filter((value) => typeof value === 'string');
  const marks = [...new Set(texts.flatMap((text) => text.match(kept) ?? []))];
  return {
    ...common,
    widget: texts.some((text) => text.length > long) ? 'text' : 'string',
    ...(marks.length > 0 ? { hint: marks.map(wholeMark).join(', ') } : {}),
  };
}

const wholeMark = (mark: string) => (mark.startsWith('<') ? `${mark}…${mark.replace('<', '</')}` : mark);

/** @returns a list's settings: filled-in entries are closed, and labelled with their name, title or first text */
export const entriesOf = (fields: readonly Field[]) => ({
  fields,
  collapsed: 'auto',
  summary: `{{fields.${summaryOf(fields)}}}`,
});

function summaryOf(fields: readonly Field[]): string {
  const title =
    fields.find(({ name }) => name === 'name') ??
    fields.find(({ name }) => name === 'title') ??
    fields.find(({ fields: inner }) => !inner) ??
    fields[0];
  return [title?.name, ...(title?.fields ? [summaryOf(title.fields)] : [])].join('.');
}
