import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '../locales';
import type { Head, Kind } from './kinds';
import { sentenceOf } from './mistakes';
import { type Parsed, parse, parseHead } from './parse';

const ending = '.md';
const read = new Map<string, Parsed<unknown, unknown>>();

/** @returns the path of a text, relative to the repository */
export const fileOf = ({ folder }: Kind<unknown, unknown>, locale: string, id: string): string =>
  `content/${folder}/${locale}/${id}${ending}`;

/** @returns the ids of all files of a kind in the default language, in the order of the alphabet */
export function idsOf({ folder }: Kind<unknown, unknown>): readonly string[] {
  return readdirSync(join(process.cwd(), 'content', folder, defaultLocale))
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** In `npm run edit` and `npm run dev` a text may be incomplete, or not translated yet. */
const isWriting = () => process.env.NODE_ENV === 'development';
const untranslated = '---\n{}\n---\n';

const textOf = (path: string): string =>
  isWriting() && !existsSync(path) ? untranslated : readFileSync(path, 'utf8');

/**
 * Reads a file, once per build or each time in the editor.
 *
 * @param id names the file
 * @throws with every mistake in it, each in a sentence with file, line and column
 */
export function readMarkdown<Facts, Words>(
  kind: Kind<Facts, Words>,
  locale: Locale,
  id: string,
): Parsed<Facts, Words> {
  const file = fileOf(kind, locale, id);
  const path = join(process.cwd(), file);
  // A cached file was read as the same kind.
  const kept = read.get(path) as Parsed<Facts, Words> | undefined;
  if (kept && !isWriting()) return kept;
  const result = parse(textOf(path), kind, locale === defaultLocale, isWriting());
  if (!result.ok) throw new Error(result.problems.map((mistake) => sentenceOf(file, mistake)).join('\n'));
  read.set(path, result.value);
  return result.value;
}

/**
 * Reads the front matter of a text, for lists, neighbours and feeds.
 *
 * @param id names the file
 * @throws with every mistake in the file, when its front matter has some
 */
export function readHead<Facts, Words>(
  kind: Kind<Facts, Words>,
  locale: Locale,
  id: string,
): { readonly facts: Facts | undefined; readonly words: Head<Words> } {
  const text = textOf(join(process.cwd(), fileOf(kind, locale, id)));
  return parseHead(text, kind, locale === defaultLocale, isWriting()) ?? readMarkdown(kind, locale, id);
}
