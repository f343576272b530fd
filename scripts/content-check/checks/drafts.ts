import { textsOf } from '../catalogue';
import type { Check } from '../content';

/** Begins a text that is still to be written; the rest of it says what belongs there. */
export const DRAFT = '✎';

/**
 * @param what belongs there, such as `the title`
 * @param language in which, in English
 * @returns the text that stands there until it is written; `checkDrafts` stops the build as long as it does
 */
export function draft(what: string, language: string): string {
  return `${DRAFT} ${what}, in ${language}`;
}

/** Nothing that `npm run content:new` left to be written reaches a visitor, in whatever language or file. */
export const checkDrafts: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) =>
    textsOf(catalogue)
      .filter(([, text]) => text.includes(DRAFT))
      .map(
        ([path, text]) =>
          `${catalogue.where(path)}: is still to be written: ${text.replaceAll(DRAFT, '').trim()}; put it in the place of this note`,
      ),
  );
