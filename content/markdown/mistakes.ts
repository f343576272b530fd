/** Where something stands in a file, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong at a place, and what to do about it, in a sentence without its full stop. */
export interface Mistake {
  readonly place: Place;
  readonly problem: string;
}

/** Takes note of a mistake; reading goes on, so that all of them are found at once. */
export type Report = (place: Place | undefined, problem: string) => void;

/** @returns a place as every tool here and every terminal names it: `file:line:column` */
export const placed = (file: string, { line, column }: Place): string => `${file}:${line}:${column}`;

/** @returns a mistake in one sentence, with its place */
export const sentenceOf = (file: string, { place, problem }: Mistake): string =>
  `${placed(file, place)}: ${problem}`;
