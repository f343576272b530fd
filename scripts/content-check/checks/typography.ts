import { withoutAddresses } from '@/content/markdown/marks';
import { isMarkdown, textsOf } from '../catalogue';
import type { Check } from '../content';
import type { Rule } from './rule';
import { WORD_RULES } from './wordRules';

/** List and table characters pasted from Word, and others that a page would show unchanged. */
const PASTED: readonly Rule[] = [
  ...[true, false].flatMap((isMarkdown): Rule[] => [
    {
      isMarkdown,
      wrong: /[•◦▪‣●■]/,
      advice: `has a bullet (•); ${isMarkdown ? 'begin each item with "- ", on a line of its own' : 'write only the text, as each entry of a list has its own field'}`,
    },
    {
      isMarkdown,
      wrong: /(?<![•◦▪‣●■] ?)\t/,
      advice: `has a tab; ${isMarkdown ? 'begin each item with "- ", or write a table as docs/editing.md shows' : 'write a space, or a sentence for each row of a table'}`,
    },
  ]),
  { isMarkdown: false, wrong: /\*\*/, advice: 'has stars (**), which this page would show; remove them' },
  { wrong: / {2}/, advice: 'has two spaces in a row; write one' },
  { wrong: /^ | $/, advice: 'begins or ends with a space; remove it' },
];

const RULES: readonly Rule[] = [
  ...PASTED,
  { locale: 'de', wrong: /[ßẞ]/, advice: 'has ß; Swiss German writes ss' },
  { wrong: /"/, advice: 'has straight quotation marks ("); write “ and ” in English, « and » in German' },
  { locale: 'en', wrong: /[«»„]/, advice: 'has foreign quotation marks; write “ and ”' },
  { locale: 'de', wrong: /[“”„]/, advice: 'has foreign quotation marks; write « and »' },
  { wrong: /'/, advice: "has a straight apostrophe ('); write ’" },
  { wrong: / - | -- /, advice: 'has a hyphen as a dash; write – with its spaces' },
  { wrong: /\.\.\./, advice: 'has three dots; write …' },
  // Texts that must not break across lines (specification 38.1)
  {
    onPage: true,
    wrong: /\b(?:ISO(?:\/IEC)?|IEC|WCAG) \d|\bWCAG\u00a0[\d.]+ A/,
    advice: 'wants no-break spaces in the name of a standard, such as ISO 27001 and WCAG 2.2 AA',
  },
  {
    locale: 'en',
    onPage: true,
    wrong:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    advice: 'wants a no-break space between day and month',
  },
  {
    locale: 'de',
    onPage: true,
    wrong:
      /\b\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/,
    advice: 'wants a no-break space between day and month',
  },
  // A placeholder for a figure counts as one.
  {
    onPage: true,
    wrong:
      /[\d}] (?:km|m|mm|kB|MB|s|min|Kilometer\w*|kilomet\w+|Arbeitstag\w*|working days?|Prozent|Minuten?|minutes?|Sekunden?|seconds?|Stunden?|hours?|Uhr|Personen|people)(?![\p{L}\d])/u,
    advice: 'wants a no-break space between a figure and its unit',
  },
  {
    locale: 'de',
    onPage: true,
    wrong: /[\d}] bis[ \u00a0](?:[\d.]+|\}\})[ \u00a0]Uhr|[\d}]\u00a0bis (?:[\d.]+|\}\})\u00a0Uhr/,
    advice: 'wants no-break spaces in a span of hours, such as 7 bis 18 Uhr',
  },
  // docs/style.en.md
  { locale: 'en', wrong: /\be-mail/i, advice: 'has “e-mail”; write “email”' },
  {
    locale: 'en',
    wrong: /\d[ \u00a0]%|\bper cent\b/,
    advice: 'has a space before % or “per cent”; write 97.2%',
  },
  {
    locale: 'en',
    wrong: /(?<!EN[ \u00a0])(?<![\d.,])\b\d{1,3}[ \u00a0]\d{3}(?!\d)/,
    advice: 'has a space in a number; write 41,000',
  },
  { locale: 'en', wrong: /\b\d,\d{3}\b(?!,)/, advice: 'has a comma in a number below 10,000; write 1842' },
  {
    locale: 'en',
    // At the start of a sentence it is a word.
    wrong: /\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/,
    advice: 'has a number above twelve in words; write it in figures, such as 40',
  },
  { locale: 'en', wrong: /\b(?:front|back)[ -]end\b/i, advice: 'write “frontend” or “backend”' },
  {
    locale: 'en',
    wrong: /\bfull stack\b(?! engineer)/i,
    advice: 'write “full-stack” (specification 12.2 keeps its own)',
  },
  { locale: 'en', wrong: /\bautomatic tests?\b/i, advice: 'write “automated test”' },
  { locale: 'en', wrong: /\bOWASP ZAP\b/, advice: 'write “ZAP”' },
  { locale: 'en', wrong: /\bPrishtine\b/, advice: 'write “Pristina”; the facts bring “Prishtine”' },
  // docs/style.de.md
  {
    locale: 'de',
    wrong: /\d’\d{3}/,
    advice: 'has an apostrophe in a number; write 10 000 with a no-break space',
  },
  { locale: 'de', wrong: /\d,\d/, advice: 'has a decimal comma; write 1.52' },
  { locale: 'de', wrong: /\d ?%/, advice: 'wants a no-break space before %' },
  { locale: 'de', wrong: /\d[ \u00a0]CHF\b/, advice: 'has CHF after the amount; write CHF 50' },
  { locale: 'de', wrong: /\d:\d\d Uhr/, advice: 'has a time of a table; in running text write 7.24 Uhr' },
  { locale: 'de', wrong: /\bE-mail|\be-?mail\b|\bEmail/, advice: 'write «E-Mail»' },
  {
    locale: 'de',
    wrong: /\b(?:Nutzende|Benutzende|Anwendende|Angreifende)[nr]?\b/,
    advice: 'write «Nutzerinnen und Nutzer», «Angreifer»',
  },
  { locale: 'de', wrong: /\bautomatische[nrs]? Tests?\b/, advice: 'write «automatisierter Test»' },
  { locale: 'de', wrong: /\bPrishtine\b/, advice: 'write «Pristina»; the facts bring «Prishtine»' },
  // A comma before «und» without a main clause: English, not German.
  {
    locale: 'de',
    wrong: /(?:^|[.:;?!] )[^,.:;?!]*, und (?:wie|was|warum|wann|wo)\b/,
    advice: 'has a comma before «und» between equal parts; leave it out',
  },
  ...WORD_RULES,
];

/** Exempt from typography: placeholders and code, of which the ends stay, and places where a word may break. */
const SYNTAX = /\{\{[^}]*(?=\}\})|`[^`]*(?=`)|\u00ad/g;
const readable = (text: string) => withoutAddresses(text).replace(SYNTAX, '');

const isOnPage = (name: string, path: string) =>
  name !== 'meta' && !/^(?:description|keywords)\b|\.search\./.test(path);

/** The characters that each language writes (specification 4.16), and the words that its style guide avoids. */
export const checkTypography: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) =>
    textsOf(catalogue).flatMap(([path, text]) =>
      RULES.filter(({ locale }) => locale === undefined || locale === catalogue.locale)
        .filter(({ onPage }) => !onPage || isOnPage(catalogue.name, path))
        .filter((rule) => rule.isMarkdown === undefined || rule.isMarkdown === isMarkdown(catalogue))
        .filter(({ wrong }) => wrong.test(readable(text)))
        .map(({ advice }) => `${catalogue.where(path)}: ${advice}`),
    ),
  );
