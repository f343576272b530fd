/** One copy of a mail, as the relay got it. */
export interface Copy {
  /** The gateway that sent it, by the name with which it greeted. */
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A program that was killed. */
export interface Kill {
  /** A gateway by the name with which it greets, or `database`. */
  readonly who: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How long a gateway may take, on a busy machine, from the end of a mail to the note of it in the spool, in milliseconds. */
const window = 1000;

/**
 * A mail may be repeated when its gateway did not live to note the relay's answer, or the database did not: SMTP's own
 * window. The relay here may look at a mail as much later as that.
 *
 * @param copies of one mail, in the order in which they came
 * @returns whether each copy but the last came just when its gateway or the database was killed
 */
export function isExplained(copies: readonly Copy[], kills: readonly Kill[]): boolean {
  return copies
    .slice(0, -1)
    .every(({ from, at }) =>
      kills.some((kill) => [from, 'database'].includes(kill.who) && Math.abs(kill.at - at) <= window),
    );
}
