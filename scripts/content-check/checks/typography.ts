import { readArticles, readCatalogues } from '../catalogues';
import { wordsOf } from '../markup';
import type { Check } from '../types';

interface Rule {
  /** The language it holds for; all of them when absent. */
  readonly locale?: string;
  readonly wrong: RegExp;
  readonly advice: string;
}

const RULES: readonly Rule[] = [
  { locale: 'de', wrong: /[ßẞ]/, advice: 'has ß; Swiss German writes ss' },
  {
    wrong: /"/,
    advice: 'has straight quotation marks ("); write “ and ” in English, « and » in German',
  },
  { locale: 'en', wrong: /[«»„]/, advice: 'has foreign quotation marks; write “ and ”' },
  { locale: 'de', wrong: /[“”„]/, advice: 'has foreign quotation marks; write « and »' },
  { wrong: /'/, advice: "has a straight apostrophe ('); write ’" },
  { wrong: / - | -- /, advice: 'has a hyphen as a dash; write – with its spaces' },
  { wrong: /\.\.\./, advice: 'has three dots; write …' },
];

/** The characters that each language writes (specification 4.16). */
export const checkTypography: Check = (content) =>
  [...readCatalogues(content), ...readArticles(content)].flatMap(({ file, locale, texts }) =>
    [...texts].flatMap(([path, text]) => {
      const words = wordsOf(text);
      return RULES.filter((rule) => rule.locale === undefined || rule.locale === locale)
        .filter((rule) => rule.wrong.test(words))
        .map((rule) => `${file}: ${path}: ${rule.advice}`);
    }),
  );
