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
