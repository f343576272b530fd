import { textValues } from '@/content/figures';
import { textsOf } from '../catalogue';
import type { Content } from '../content';

const FILLED = /(?:([A-Z]{3}) )?\{\{(\w+)\}\}(?: (\p{L}{3,}))?/gu;
/** A number, alone or after its currency, and the word after it. */
const STATED = /(?:([A-Z]{3}) )?(?<![\d.,])(\d+(?:\.\d+)?)(?![.,:’]?\d)(?: (\p{L}{3,}))?/gu;
/** Words that follow many numbers. */
const COMMON =
  /^(?:minutes?|Minuten?|seconds?|Sekunden?|hours?|Stunden?|Uhr|days?|Tagen?|working|Arbeitstag\w*|months?|Monaten?|Prozent|per|and|und|bis|oder|von|mal|times)$/;
const plain = (text: string) => text.replace(/[\u00a0-]/g, ' ').replaceAll('\u00ad', '');

const names = ['pristinaName', 'legalName', 'company'] as const;

/**
 * @returns a function that finds values of the site written out in a text of a language instead of a placeholder: names of
 * the company, and figures with the word or currency that accompanies them in other texts
 */
export function statedIn({ catalogues }: Content): (locale: string, text: string) => string[] {
  const figures = new Map<string, string>();
  for (const catalogue of catalogues)
    for (const [, text] of textsOf(catalogue))
      for (const [, before, name = '', behind] of plain(text).matchAll(FILLED)) {
        const value = Object(textValues)[name];
        for (const context of contexts(before, `${value}`, behind))
          figures.set(`${catalogue.locale} ${context}`, name);
      }
  return (locale, text) => {
    const name = names.find((one) => text.includes(`${textValues[one]}`));
    const found = [...plain(text).matchAll(STATED)].flatMap(([, before, value = '', behind]) =>
      contexts(before, value, behind).flatMap((context) => {
        const figure = figures.get(`${locale} ${context}`);
        return figure ? `says ${value}, which other texts fill in; write {{${figure}}}` : [];
      }),
    );
    return [...(name ? [`says “${textValues[name]}”; write {{${name}}}`] : []), ...new Set(found)];
  };
}

const contexts = (before: string | undefined, value: string, behind: string | undefined): string[] => [
  ...(before ? [`${before} ${value}`] : []),
  ...(behind && !COMMON.test(behind) ? [`${value} ${behind}`] : []),
];
