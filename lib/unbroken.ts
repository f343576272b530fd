/** @returns a name or date with no-break spaces */
export const withNbsp = (words: string): string => words.replaceAll(' ', '\u00a0');
