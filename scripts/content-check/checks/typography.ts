import { textsOf } from '../catalogue';
import type { Check } from '../content';

interface Rule {
  /** The language it holds for; all of them when absent. */
  readonly locale?: string;
  readonly wrong: RegExp;
  readonly advice: string;
}

const RULES: readonly Rule[] = [
  { locale: 'de', wrong: /[ßẞ]/, advice: 'has ß; Swiss German writes ss' },
  { wrong: /"/, advice: 'has straight quotation marks ("); write “ and ” in English, « and » in German' },
  { locale: 'en', wrong: /[«»„]/, advice: 'has foreign quotation marks; write “ and ”' },
  { locale: 'de', wrong: /[“”„]/, advice: 'has foreign quotation marks; write « and »' },
  { wrong: /'/, advice: "has a straight apostrophe ('); write ’" },
  { wrong: / - | -- /, advice: 'has a hyphen as a dash; write – with its spaces' },
  { wrong: /\.\.\./, advice: 'has three dots; write …' },
];

/** What is no typography: placeholders and code. */
const SYNTAX = /\{\{[^}]*\}\}|`[^`]*`/g;

/** The characters that each language writes (specification 4.16). */
export const checkTypography: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) =>
    textsOf(catalogue).flatMap(([path, text]) =>
      RULES.filter(({ locale }) => locale === undefined || locale === catalogue.locale)
        .filter(({ wrong }) => wrong.test(text.replace(SYNTAX, '')))
        .map(({ advice }) => `${catalogue.where(path)}: ${advice}`),
    ),
  );
