import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '@/content/locales';
import { type Catalogue, isMarkdown } from '@/scripts/content-check/catalogue';
import { readCatalogues } from '@/scripts/content-check/content';
import { LOCALES_FILE, withLocale } from '@/scripts/language/localesFile';
import { factsOf } from '@/scripts/language/newLanguage';
import { pseudoText } from '@/scripts/language/pseudo';
import { copyTexts, mapTexts, writeTexts } from '@/scripts/language/texts';

/** A code that ISO 639 reserves for private use. */
export const pseudoLocale = 'qps';

/** Region of dates and lists on pseudo-pages: it has no Latin letters, so a date in English shows. */
const regionTag = 'el-GR';

/** Adds the pseudo-language to a copy of the site, with the steps of `npm run language:add`. */
export function addPseudoLanguage(folder: string): void {
  const file = join(folder, LOCALES_FILE);
  const language = { ...factsOf(regionTag), locale: pseudoLocale, name: pseudoText('Pseudo') };
  writeFileSync(file, withLocale(readFileSync(file, 'utf8'), language));
  copyTexts(folder, defaultLocale, pseudoLocale);
  for (const catalogue of readCatalogues(folder, [pseudoLocale]).catalogues)
    writeTexts(
      folder,
      catalogue,
      mapTexts(catalogue, (text, path) => translated(catalogue, path, text)),
    );
}

/** @returns the pseudo-text, without its growth where the content check would refuse the longer one */
function translated({ name }: Catalogue, path: string, text: string): string {
  const forSearch = name === 'meta' || /(?:^|\.)search\./.test(path);
  const ofArticle = isMarkdown({ name }) && (path === 'title' || path === 'description');
  const longer = pseudoText(text);
  const tooLong = path.endsWith('title') && longer.length > 100;
  return forSearch || ofArticle || tooLong ? pseudoText(text, 0) : longer;
}
