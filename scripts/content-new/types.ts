import type { z } from 'zod';

/** A fact about the new entry, given as `name=value`. */
interface Fact {
  readonly name: string;
  /** Its meaning, with an example, for messages. */
  readonly says: string;
  /** Default value; without one the fact is required. */
  readonly otherwise?: string;
}

/** Facts by name, as typed; omitted ones have their default. */
export type Given = Readonly<Record<string, string>>;

/** One file to write, relative to the repository: a new one, or one that changes. */
export type Change =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly edit: (text: string) => string };

/** A kind of entry for `npm run content:new`. */
export interface Kind {
  /** Its name in the list of kinds. */
  readonly says: string;
  readonly facts: readonly Fact[];
  /** Schema of the new entry. */
  readonly schema: z.ZodType;
  /** The entry for its file in `content/`. */
  readonly entry: (id: string, given: Given) => object;
  readonly changes: (id: string, given: Given) => readonly Change[];
  /** Remaining steps apart from writing the texts, in sentences. */
  readonly next: (id: string) => readonly string[];
}
