/** One copy of a mail at the relay. */
export interface Copy {
  /** The gateway that sent it, by the name in its greeting. */
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A program that was killed. */
export interface Kill {
  /** A gateway by the name in its greeting, or `database`. */
  readonly who: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Longest time, on a busy machine, between the end of a mail and its record in the spool, in milliseconds. */
const window = 1000;

/**
 * A mail may be repeated when its gateway or the database was killed before the relay's answer was recorded,
 * which SMTP cannot prevent. The relay here may also see a mail that much later.
 *
 * @param copies of one mail, in order of arrival
 * @returns whether each copy but the last arrived just when its gateway or the database was killed
 */
export function isExplained(copies: readonly Copy[], kills: readonly Kill[]): boolean {
  return copies
    .slice(0, -1)
    .every(({ from, at }) =>
      kills.some((kill) => [from, 'database'].includes(kill.who) && Math.abs(kill.at - at) <= window),
    );
}
