/** @returns a name or a day with no-break spaces, so that no line ends in it */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
