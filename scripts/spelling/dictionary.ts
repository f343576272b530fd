import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CSpellSettings,
  getDefaultSettings,
  mergeSettings,
  readSettings,
  spellCheckDocument,
} from 'cspell-lib';
import { type Locale, regionTags } from '@/content/locales';
import { plainText } from '@/content/plainText';

/** By language; to check another one, install its dictionary and name it here. */
const dictionaries: Readonly<Partial<Record<Locale, string>>> = {
  en: '@cspell/dict-en-gb',
  de: '@cspell/dict-de-ch',
};

/** Our own lists: names in every language, then the words of each one. */
const lists = (locale: Locale) => ['names', locale].map((name) => `scripts/spelling/words/${name}.txt`);

/** Finds the words of a text that are neither in the dictionary nor in our lists. */
export type Speller = (text: string) => Promise<string[]>;

/**
 * @param root the repository
 * @param locale the language: British English or Swiss German
 * @returns a check of texts in it, and the words of our lists; undefined for a language without a dictionary
 */
export async function speller(
  root: string,
  locale: Locale,
): Promise<{ check: Speller; added: ReadonlyMap<string, string> } | undefined> {
  const name = dictionaries[locale];
  if (name === undefined) return undefined;
  const added = new Map(
    lists(locale).flatMap((file) => wordsIn(join(root, file)).map((word) => [word, file] as const)),
  );
  const dictionary = await readSettings(join(root, `node_modules/${name}/cspell-ext.json`));
  const settings: CSpellSettings = {
    ...mergeSettings(await getDefaultSettings(false), dictionary),
    language: locale === 'en' ? regionTags.en : `${regionTags[locale]},${locale}`,
    // In German, any two words form a compound.
    allowCompoundWords: locale === 'de',
    // The German genitive of a name needs no line of its own.
    words: [...added].flatMap(([word, list]) =>
      locale === 'de' && list.endsWith('names.txt') ? [word, `${word}s`] : word,
    ),
  };
  const check: Speller = async (text) => {
    const document = { uri: 'file:///texts.txt', text, languageId: 'plaintext' };
    const options = { generateSuggestions: false, noConfigSearch: true };
    const { issues, errors } = await spellCheckDocument(document, options, settings);
    if (errors && errors.length > 0) throw errors[0];
    return issues.map((issue) => issue.text);
  };
  return { check, added };
}

/** Removes a word from one of our lists. */
export function removeWord(root: string, list: string, word: string): void {
  const file = join(root, list);
  const lines = plainText(readFileSync(file, 'utf8')).split('\n');
  writeFileSync(file, lines.filter((line) => line !== word).join('\n'));
}

function wordsIn(file: string): string[] {
  return plainText(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
