import type { z } from 'zod';

/** Something that an editor says about the new entry, as `name=value`. */
interface Fact {
  readonly name: string;
  /** What it means, with an example, for a sentence. */
  readonly says: string;
  /** What is taken when it is not given; without one it must be given. */
  readonly otherwise?: string;
}

/** Facts by name, as typed; those left out hold what is taken `otherwise`. */
export type Given = Readonly<Record<string, string>>;

/** One file to write, relative to the repository: a new one, or one that changes. */
export type Change =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly edit: (text: string) => string };

/** What `npm run content:new` can make. */
export interface Kind {
  /** What it is, for the list of kinds. */
  readonly says: string;
  readonly facts: readonly Fact[];
  /** What the new entry must be. */
  readonly schema: z.ZodType;
  /** The entry, as its file in `content/` is to hold it. */
  readonly entry: (id: string, given: Given) => object;
  readonly changes: (id: string, given: Given) => readonly Change[];
  /** What is left to do beside writing the texts, in sentences. */
  readonly next: (id: string) => readonly string[];
}
