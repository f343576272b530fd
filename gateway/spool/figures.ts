import type { State } from './states';

// What a spool tells of all its items together.

/** How many items there are in each state, and for how long the oldest that waits has waited. */
export type Figures = Readonly<Record<State, number>> & {
  /** Milliseconds, never negative; undefined when nothing waits. */
  readonly longestWait?: number;
};

/** How much room a spool takes and has, in bytes. */
export interface Usage {
  readonly bytes: Readonly<Record<State, number>>;
  /** What is free on the disk of a folder; unknown of a database. */
  readonly free?: number;
}

/** Of each state none. */
export const noItems: Readonly<Record<State, number>> = {
  waiting: 0,
  done: 0,
  dead: 0,
  quarantine: 0,
  unfit: 0,
  withheld: 0,
};

/** The time by which a store goes, in milliseconds since 1970. */
export interface Clock {
  /** Of the machine, or of the database. */
  readonly now: number;
  /** Of the newest item, or of the last `forget`; undefined when there was neither. */
  readonly newest?: number;
}

/** How many items were removed of each state. */
export type Forgotten = Readonly<Partial<Record<State, number>>>;
