/**
 * `waiting` for delivery; `done`: delivered, moved or removed, a mark without content that recognises
 * repeats; `dead`: given up; `quarantine`: probably sent by a robot; `unfit`: does not match the form;
 * `withheld`: a file of an application whose content does not match its type.
 */
export const states = ['waiting', 'done', 'dead', 'quarantine', 'unfit', 'withheld'] as const;
export type State = (typeof states)[number];

/** Neither waiting nor marks: removed after KEEP_DAYS, or all at once by an operator. */
export const keptStates = ['dead', 'quarantine', 'unfit', 'withheld'] as const satisfies State[];
export type KeptState = (typeof keptStates)[number];
