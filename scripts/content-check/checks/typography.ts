import { readCatalogues } from '../catalogues';
import { isExcepted } from '../exceptions';
import { wordsOf } from '../markup';
import type { Check } from '../types';

interface Rule {
  readonly id: string;
  /** The language it holds for; all of them when absent. */
  readonly locale?: string;
  readonly wrong: RegExp;
  readonly advice: string;
}

const RULES: readonly Rule[] = [
  { id: 'eszett', locale: 'de', wrong: /[ßẞ]/, advice: 'has ß; Swiss German writes ss' },
  {
    id: 'straightQuotes',
    wrong: /"/,
    advice: 'has straight quotation marks ("); write “ and ” in English, « and » in German',
  },
  { id: 'foreignQuotes', locale: 'en', wrong: /[«»„]/, advice: 'has foreign quotation marks; write “ and ”' },
  { id: 'foreignQuotes', locale: 'de', wrong: /[“”„]/, advice: 'has foreign quotation marks; write « and »' },
  { id: 'apostrophe', wrong: /'/, advice: "has a straight apostrophe ('); write ’" },
  { id: 'dash', wrong: / - | -- /, advice: 'has a hyphen as a dash; write – with its spaces' },
  { id: 'threeDots', wrong: /\.\.\./, advice: 'has three dots; write …' },
];

/** The characters that each language writes (decisions, «URLs and languages»). */
export const checkTypography: Check = (content) =>
  readCatalogues(content).flatMap(({ file, locale, namespace, texts }) =>
    [...texts].flatMap(([path, text]) => {
      const words = wordsOf(text);
      return RULES.filter((rule) => rule.locale === undefined || rule.locale === locale)
        .filter((rule) => rule.wrong.test(words) && !isExcepted(namespace, path, rule.id))
        .map((rule) => `${file}: ${path}: ${rule.advice}`);
    }),
  );
