/** A value that was read or made. */
export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** Everything that is wrong, usually as sentences that name the remedy. */
export interface Failure<Problem = string> {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** The outcome of work that can fail because of its input; an exception is for what no input explains. */
export type Result<Value, Problem = string> = Success<Value> | Failure<Problem>;
