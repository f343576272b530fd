import { parse } from 'yaml';
import { defaultLocale } from '@/content/locales';
import { printFrontMatter } from '@/content/markdown/frontMatter';
import { decodeInvisible, encodeInvisible } from '@/content/markdown/inline';
import { plainText } from '@/content/plainText';
import { isRecord } from '@/lib/isRecord';
import type { Pictures } from './pictures';
import { printJson } from './printJson';

// Converts files to forms and back. This runs in a browser, so that it is the same on this machine and on
// another host.

/** A form's data; its texts have `&shy;` and `&nbsp;` for invisible characters. */
export type Form = Readonly<Record<string, unknown>>;

/** @returns a catalogue or facts as form data; a file that is a list is the `list` of its form */
export function readJson(text: string): Form {
  const value = mapTexts(JSON.parse(plainText(text)), encodeInvisible);
  return isRecord(value) ? value : { list: value };
}

/** @returns the file for the data of `readJson` */
export function writeJson(form: Form): string {
  const { list, ...others } = form;
  const isList = Array.isArray(list) && Object.keys(others).length === 0;
  return fileOfJson(mapTexts(isList ? list : form, decodeInvisible));
}

/** @returns the same for facts, where `photo` is a person's photo, by address */
export const readFacts = (text: string, { toAddress }: Pictures): Form =>
  withPhotos(readJson(text), toAddress);

/** @returns the file for the data of `readFacts` */
export const writeFacts = (form: Form, { fromAddress }: Pictures): string =>
  writeJson(withPhotos(form, fromAddress));

const withPhotos = (form: Form, change: (photo: string) => string): Form =>
  JSON.parse(JSON.stringify(form), (key, value) => (key === 'photo' && value ? change(value) : value));

/** @returns the text of a JSON file in the committed format */
export const fileOfJson = (value: unknown): string => `${printJson(value)}\n`;

/** @returns an article or a policy as form data: front matter and `body`, pictures by address */
export function readMarkdown(text: string, { toAddress }: Pictures): Form {
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(plainText(text)) ?? [];
  const data: unknown = parse(front);
  const { picture, ...others } = isRecord(data) ? data : {};
  // A file names one picture, or one per language; the form always has the latter.
  const each = isRecord(picture) ? picture : { [defaultLocale]: picture };
  return { ...others, ...(picture ? { picture: mapTexts(each, toAddress) } : {}), body: body.trim() };
}

/** @returns the file for the data of `readMarkdown` */
export function writeMarkdown({ body, picture, draft, ...front }: Form, { fromAddress }: Pictures): string {
  const each = Object.entries(isRecord(picture) ? picture : {})
    .filter(([, address]) => address)
    .map(([locale, address]) => [locale, fromAddress(`${address}`)]);
  const [[locale, name] = [], ...others] = each;
  const one = locale === defaultLocale && others.length === 0 ? name : Object.fromEntries(each);
  // Sveltia CMS turns an untouched switch into `false`.
  const data = inOrder({
    ...front,
    ...(draft ? { draft } : {}),
    ...(each.length > 0 ? { picture: one } : {}),
  });
  return `---\n${printFrontMatter(data)}---\n\n${String(body ?? '').trim()}\n`;
}

/** The order of the front matter, whatever the order of the form. */
const fields = [
  'slug',
  'formerly',
  'draft',
  'date',
  'team',
  'picture',
  'updated',
  'reviewed',
  'title',
  'description',
  'keywords',
  'alt',
  'sources',
];

const inOrder = (data: Form): Form =>
  Object.fromEntries(Object.entries(data).sort(([a], [b]) => fields.indexOf(a) - fields.indexOf(b)));

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner) => (typeof inner === 'string' ? change(inner) : inner));
}
