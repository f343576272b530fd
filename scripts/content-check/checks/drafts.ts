import { textsOf } from '../catalogue';
import type { Check } from '../content';

/** Marks the start of a text still to be written; the rest describes it. */
export const DRAFT = '✎';

/**
 * @param what describes it, such as `the title`
 * @param language in which, in English
 * @returns a stand-in until the text is written; `checkDrafts` stops the build until then
 */
export function draft(what: string, language: string): string {
  return `${DRAFT} ${what}, in ${language}`;
}

/** No text left to be written by `npm run posting:add` reaches a visitor, in any language or file. */
export const checkDrafts: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) =>
    textsOf(catalogue)
      .filter(([, text]) => text.includes(DRAFT))
      .map(
        ([path, text]) =>
          `${catalogue.where(path)}: is still to be written: ${text.replaceAll(DRAFT, '').trim()}; replace the note with it`,
      ),
  );
