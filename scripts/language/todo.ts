import { articles } from '@/content/articles';
import { defaultLocale, isLocale, type Locale, locales, prefixedLocales } from '@/content/locales';
import { hasProcessDrawing } from '@/content/productInnovation';
import { readCatalogues } from '@/scripts/content-check/content';
import { languageName } from '@/scripts/content-check/languages';
import { untranslated } from './equalTexts';

// `npm run language:todo [sq]`: lists the texts of one or all languages that are still in the default one.

const { catalogues } = readCatalogues(process.cwd(), locales);
const [wanted] = process.argv.slice(2);

if (wanted !== undefined && (!isLocale(wanted) || wanted === defaultLocale)) {
  console.error(
    wanted === defaultLocale
      ? `${languageName(defaultLocale)} is what the others are translated from: there is nothing to do.`
      : `content/locales.ts has no language "${wanted}"; it has ${prefixedLocales.join(', ')}.`,
  );
  process.exitCode = 1;
} else for (const locale of wanted === undefined ? prefixedLocales : [wanted]) list(locale);

function list(locale: Locale): void {
  const left = untranslated(catalogues, locale);
  for (const { place, text } of left) console.log(`${place}: ${text}`);
  const files = new Set(left.map(({ file }) => file)).size;
  const model = languageName(defaultLocale);
  console.log(
    left.length === 0
      ? `${languageName(locale)}: every text is translated.`
      : `\n${languageName(locale)}: ${left.length} texts in ${files} files are as in ${model}.`,
  );
  const drawn = articles().filter(({ picture }) => typeof picture !== 'string' && !picture[locale]);
  if (drawn.length > 0)
    console.log(
      `Their pictures hold text in ${model}: ${drawn.map(({ id }) => id).join(', ')} (art/blog, content/articles).`,
    );
  if (!hasProcessDrawing(locale))
    console.log(
      '“Product innovation” has no drawing of the process, and its share picture shows a mountain (art/process, content/productInnovation.ts).',
    );
}
