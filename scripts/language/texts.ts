import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type Json, textsOf } from '@/scripts/content-check/content';
import { LanguageProblem } from './newLanguage';

/**
 * Writes all catalogues and articles of one language once more for another.
 *
 * @param root the repository
 * @throws LanguageProblem when there is such a folder already
 */
export function copyTexts(root: string, from: string, to: string): void {
  const target = join(root, 'public/locales', to);
  if (existsSync(target)) {
    throw new LanguageProblem(
      `public/locales/${to} is there already, though content/locales.ts does not name it: remove the folder, then run this again.`,
    );
  }
  cpSync(join(root, 'public/locales', from), target, { recursive: true });
}

/** @returns the content of a catalogue or an article with every text that people read replaced */
export function mapTexts(catalogue: Catalogue, translate: (text: string) => string): Json {
  const content = structuredClone(catalogue.content);
  for (const [path, text] of textsOf(catalogue)) {
    const [key = '', ...above] = path.split('.').reverse();
    const group = above.reduceRight((value, step) => value[step], Object(content));
    group[key] = translate(text);
  }
  return content;
}
