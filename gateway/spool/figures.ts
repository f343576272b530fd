import type { State } from './states';

// Figures about all items of a spool.

/** The number of items in each state, and the age of the oldest one that waits. */
export type Figures = Readonly<Record<State, number>> & {
  /** Milliseconds, never negative; undefined when nothing waits. */
  readonly longestWait?: number;
};

/** Used and free space of a spool, in bytes. */
export interface Usage {
  readonly bytes: Readonly<Record<State, number>>;
  /** Free space on the folder's disk; undefined for a database. */
  readonly free?: number;
}

/** Zero for each state. */
export const noItems: Readonly<Record<State, number>> = {
  waiting: 0,
  done: 0,
  dead: 0,
  quarantine: 0,
  unfit: 0,
  withheld: 0,
};

/** The time of a store, in milliseconds since 1970. */
export interface Clock {
  /** The clock of the machine or the database. */
  readonly now: number;
  /** Time of the newest item or the last `forget`; undefined when there was neither. */
  readonly newest?: number;
}

/** The number of removed items by state. */
export type Forgotten = Readonly<Partial<Record<State, number>>>;
