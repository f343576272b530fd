import { parse } from 'yaml';
import type { z } from 'zod';
import { defaultLocale } from '@/content/locales';
import { kindOf } from '@/content/markdown/kinds';
import { formatMarkdown } from '@/content/markdown/print';
import { plainText } from '@/content/plainText';
import { factSchemas } from '@/content/schemas';
import { inOrderOf, lossesOf, textsOf } from '../forms/compare';
import { fileOfJson } from '../forms/formats';
import type { Place } from './places';
import { Refusal } from './refusal';

/**
 * @param sent content from a browser
 * @param before content of the file, if it exists
 * @param english content of the same file in the default language, if it is another one
 * @returns the content to write, which differs from `before` only in what was edited
 * @throws Refusal when it cannot be read, or when a text or a fact would be lost
 */
export function fileToWrite(
  place: Place,
  sent: Uint8Array,
  before?: Uint8Array,
  english?: Uint8Array,
): Uint8Array {
  const text = (bytes: Uint8Array) => plainText(Buffer.from(bytes).toString());
  switch (place.kind) {
    case 'photo':
    case 'logo':
      return sent;
    case 'markdown':
      return Buffer.from(markdown(place, text(sent), before && text(before), english && text(english)));
    default:
      return Buffer.from(json(place, text(sent), before && text(before)));
  }
}

function json(place: Place, sent: string, before = '{}'): string {
  const old = parsed(
    before,
    `${place.file}: is not valid JSON on disk, so it was not written; correct it there first`,
  );
  const value = parsed(sent, `${place.file}: is not valid JSON, so this file was not written`);
  const schema = Object.entries(factSchemas).find(([name]) => place.file === `content/${name}.json`)?.[1];
  const issues = schema?.safeParse(value).error?.issues ?? [];
  // An optional fact may be removed.
  const lost = lossesOf(old, value).find((path) => !schema || path.length === 1 || isAsked(path, issues));
  if (lost) throw new Refusal(422, lossOf(place.file, lost));
  return fileOfJson(inOrderOf(old, value));
}

function markdown({ file, locale = '' }: Place, sent: string, before = '', english = sent): string {
  const kind = kindOf[file.split('/')[1] ?? ''];
  const [old, now] = [partsOf(before), partsOf(sent)];
  if (!kind || (old.body.trim() !== '' && now.body.trim() === ''))
    throw new Refusal(422, `${file}: its text would be lost, so this file was not written; fill it in`);
  const { facts, words } = kind.pick(now.front);
  const issues = [
    ...(kind.head.safeParse(words).error?.issues ?? []),
    ...(locale === defaultLocale ? (kind.facts.safeParse(facts).error?.issues ?? []) : []),
  ];
  const lost = lossesOf(old.front, now.front).find((path) => isAsked(path, issues));
  if (lost) throw new Refusal(422, lossOf(file, lost));
  return formatMarkdown(sent, kind, locale, english);
}

/** Whether a translation is empty: a draft may be in the default language only, but Sveltia CMS sends every language. */
export function isUnwritten({ kind, locale }: Place, sent: Uint8Array): boolean {
  if (kind !== 'markdown' || locale === defaultLocale) return false;
  const { front, body } = partsOf(plainText(Buffer.from(sent).toString()));
  return body.trim() === '' && textsOf(front).length === 0;
}

/** @returns the front matter of a file, empty if unreadable, and its body */
export function partsOf(file: string): { readonly front: object; readonly body: string } {
  const [, source = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  try {
    return { front: Object(parse(source)), body };
  } catch {
    return { front: {}, body };
  }
}

/** Whether the schema requires the lost value. */
const isAsked = (path: readonly string[], issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.some((issue) => issue.path.join('.') === path.join('.'));

const lossOf = (file: string, path: readonly string[]): string =>
  `${file}: ${path.join('.')}: would be lost, so this file was not written; fill it in`;

function parsed(text: string, refusal: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(422, refusal);
  }
}
