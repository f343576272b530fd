/** A position in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mistake and its remedy, in a sentence without full stop. */
export interface Mistake {
  readonly place: Place;
  readonly problem: string;
}

/** Records a mistake. Reading continues, so that all of them are found at once. */
export type Report = (place: Place | undefined, problem: string) => void;

/** @returns a position in the usual notation: `file:line:column` */
export const placed = (file: string, { line, column }: Place): string => `${file}:${line}:${column}`;

/** @returns a mistake in one sentence, with its place */
export const sentenceOf = (file: string, { place, problem }: Mistake): string =>
  `${placed(file, place)}: ${problem}`;
