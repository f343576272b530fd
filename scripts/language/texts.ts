import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf } from '@/content/markdown/kinds';
import { print } from '@/content/markdown/print';
import { plainText } from '@/content/plainText';
import { isRecord } from '@/lib/isRecord';
import {
  type Catalogue,
  fileOf,
  isMarkdown,
  isShared,
  isWords,
  type Json,
  textsOf,
} from '@/scripts/content-check/catalogue';
import { readCatalogues } from '@/scripts/content-check/content';
import { fileOfJson } from '@/scripts/edit/forms/formats';
import { withFormsOf } from './plurals';

/**
 * Copies all texts of one language for another, with the plural forms of the latter.
 *
 * @param root the repository
 * @throws when `to` has texts already
 */
export function copyTexts(root: string, from: string, to: string): void {
  mkdirSync(join(root, 'public/locales', to));
  for (const catalogue of readCatalogues(root, [from]).catalogues)
    if (isMarkdown(catalogue)) {
      const file = join(root, fileOf(to, catalogue.name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, fileText(catalogue, catalogue.content), { flag: 'wx' });
    } else if (isShared(catalogue)) writeTexts(root, { ...catalogue, locale: to }, catalogue.content);
    else
      writeFileSync(
        join(root, fileOf(to, catalogue.name)),
        fileText(catalogue, withFormsOf(to, catalogue.content)),
      );
}

/**
 * Writes the texts of a language into their file. The file of a photo or of facts has the texts of all
 * languages.
 */
export function writeTexts(root: string, catalogue: Catalogue, content: Json): void {
  const file = join(root, catalogue.file);
  const current: Json | undefined = isShared(catalogue)
    ? JSON.parse(plainText(readFileSync(file, 'utf8')))
    : undefined;
  if (current === undefined) writeFileSync(file, fileText(catalogue, content));
  else if (catalogue.name.startsWith('photos/'))
    writeFileSync(file, fileOfJson({ ...Object(current), [catalogue.locale]: Object(content).shows }));
  else writeFileSync(file, fileOfJson(withWords(current, content, catalogue.locale)));
}

/** @returns facts in which each text has the one of this language next to those of the others */
function withWords(facts: unknown, texts: unknown, locale: string): unknown {
  if (isWords(facts)) return { ...facts, [locale]: texts };
  const inner = (value: unknown, key: number | string) => withWords(value, Object(texts)[key], locale);
  if (Array.isArray(facts)) return facts.map(inner);
  if (!isRecord(facts)) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, inner(value, key)]));
}

/**
 * @param translate gets each text and its path, such as `services.title`
 * @returns the content of a catalogue or an article with every visible text replaced
 */
export function mapTexts(catalogue: Catalogue, translate: (text: string, path: string) => string): Json {
  const content = structuredClone(catalogue.content);
  for (const [path, text] of textsOf(catalogue)) {
    const [key = '', ...above] = path.split('.').reverse();
    const group = above.reduceRight((value, step) => value[step], Object(content));
    group[key] = translate(text, path);
  }
  return content;
}

/** @returns the text of the file: JSON, or Markdown without facts, as in languages other than the default */
function fileText({ name }: Pick<Catalogue, 'name'>, content: Json): string {
  const kind = isMarkdown({ name }) ? kindOf[name.split('/')[0] ?? ''] : undefined;
  if (kind) return print(kind, undefined, kind.words.parse(content));
  return fileOfJson(content);
}
