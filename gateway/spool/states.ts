/**
 * `waiting` for delivery; `done`, delivered, moved or removed: a mark without content, to know what is sent again; `dead`, given up;
 * `quarantine`, a robot's, as it seems; `unfit`, not what the form sends; `withheld`, one file of an application that is not
 * of its type.
 */
export const states = ['waiting', 'done', 'dead', 'quarantine', 'unfit', 'withheld'] as const;
export type State = (typeof states)[number];

/** What neither waits nor is a mark: forgotten after KEEP_DAYS, and removed all at once by an operator. */
export const keptStates = ['dead', 'quarantine', 'unfit', 'withheld'] as const satisfies State[];
export type KeptState = (typeof keptStates)[number];
