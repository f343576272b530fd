import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type Json, textsOf } from '@/scripts/content-check/content';

/**
 * Writes all catalogues and articles of one language once more for another.
 *
 * @param root the repository
 * @throws when it has some already
 */
export function copyTexts(root: string, from: string, to: string): void {
  const folder = join(root, 'public/locales');
  cpSync(join(folder, from), join(folder, to), { recursive: true, force: false, errorOnExist: true });
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
