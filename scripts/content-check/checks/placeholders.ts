import { textValues } from '@/content/figures';
import { policyValues } from '@/lib/policies/readPolicy';
import { modelOf } from '@/scripts/language/plurals';
import { type Catalogue, isMarkdown, isShared, textsOf } from '../catalogue';
import { type Check, type Content, referenceOf } from '../content';
import { nearest } from './nearest';
import { statedIn } from './stated';
import { PLURAL } from './unusedKeys';

/** A placeholder, or an attempt at one. */
const BRACES = /\{+-?\s*(\w*)[^{}]*\}*|\}+/g;
const CODE = /`[^`]*`/g;
const NUMBER = /\d+(?:[.,’\u00a0]\d+)*/g;

const namesIn = (text: string): string[] =>
  [...text.matchAll(BRACES)].flatMap(([whole, name = '']) => (/^\{\{[^{}]+\}\}$/.test(whole) ? name : []));

/** @returns the placeholders of a text, sorted, such as `{{name}}`, without formats and spaces */
export const placeholdersOf = (text: string): string[] =>
  namesIn(text)
    .map((name) => `{{${name}}}`)
    .sort();

/**
 * Texts use existing placeholders (specification 29.8), the same in every language (29.2); figures of the site and names of
 * the company are always placeholders (30.1).
 */
export const checkPlaceholders: Check = (content) => {
  const stated = statedIn(content);
  const told = (own: Catalogue, path: string, text: string) =>
    [...unknown(text, path, own, content), ...wrongBraces(text), ...stated(own.locale, text)].map(
      (problem) => `${own.where(path)}: ${problem}`,
    );
  return content.catalogues.flatMap((own) => {
    const reference = referenceOf(own, content);
    return textsOf(own).flatMap(([path, text]) => {
      const alone = told(own, path, text);
      const model = modelOf(own.locale, path, (other) => typeof reference?.values.get(other) === 'string');
      if (alone.length > 0 || !reference || !model) return alone;
      const other = `${reference.values.get(model.path)}`;
      // Other checks report its errors.
      if (told(reference, model.path, other).length > 0) return [];
      return compared([own, path, text], [reference, model.path, other], model.mayLackCount);
    });
  });
};

/** Placeholders that would stay in the page unfilled. */
function unknown(text: string, path: string, own: Catalogue, { sources }: Content): string[] {
  const names = namesIn(text.replace(CODE, '')).filter(
    (name) => !(name in textValues) && !isPassed(name, path, own, sources),
  );
  return [...new Set(names)].map((name) => {
    const other = nearest(name, Object.keys(textValues));
    return `nothing fills in {{${name}}}; ${other ? `write {{${other}}}, or remove it` : 'remove it or correct its name'}`;
  });
}

/** Whether a page passes a value to this text: one file of the source names both, the key by its last word. */
function isPassed(name: string, path: string, own: Catalogue, sources: Content['sources']): boolean {
  if (isMarkdown(own)) return own.name.startsWith('policies/') && name in policyValues;
  const key = path.replace(/(?:\.\d+)+$/, '').replace(/^.*\./, '');
  return !isShared(own) && sources.some((words) => words.has(key.replace(PLURAL, '')) && words.has(name));
}

function wrongBraces(text: string): string[] {
  const [wrong] = [...text.replace(CODE, '').matchAll(BRACES)].filter(
    ([whole]) => namesIn(whole).length === 0,
  );
  if (!wrong) return [];
  const meant = nearest(wrong[1] ?? '', Object.keys(textValues));
  const remedy = meant
    ? `write {{${meant}}}`
    : 'a page fills in what stands between two, such as {{company}}, so remove it';
  return [`has a single brace; ${remedy}`];
}

type Placed = readonly [own: Catalogue, path: string, text: string];

/** A text with a number where the other language has a placeholder is the one to correct, in either language. */
function compared(own: Placed, model: Placed, mayLackCount: boolean): string[] {
  const [here, there] = [own, model].map(([, , text]) =>
    placeholdersOf(text).filter((placeholder) => !mayLackCount || placeholder !== '{{count}}'),
  );
  if (!here || !there || here.join() === there.join()) return [];
  for (const [poorer, richer] of [
    [own, model],
    [model, own],
  ] as const) {
    const [lacking] = placeholdersOf(richer[2]).filter((one) => !placeholdersOf(poorer[2]).includes(one));
    const [number] = (poorer[2].match(NUMBER) ?? []).filter((one) => !richer[2].match(NUMBER)?.includes(one));
    if (lacking && number)
      return [
        `${poorer[0].where(poorer[1])}: says ${number}, but ${lacking} in ${richer[0].file}; write ${lacking}`,
      ];
  }
  return [
    `${own[0].where(own[1])}: the placeholders are ${here.join(', ') || 'none'} here but ${there.join(', ') || 'none'} in ${model[0].file}; make them the same`,
  ];
}
