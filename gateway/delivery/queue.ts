/**
 * Calls back once, later.
 *
 * @returns calls it off
 */
export type Later = (callback: () => void, milliseconds: number) => () => void;

/** Work that is done piece by piece, until it is stopped. */
export interface Queue {
  /** There may be something to do: looks at once. */
  nudge(): void;
  /** Begins nothing any more; returns when what is in work has ended. */
  stop(): Promise<void>;
}

/** How often the spool is asked when nothing came, in milliseconds: another gateway may have died, or a pause ended. */
const idle = 5000;

/**
 * @param work does the next piece; returns whether there was one
 * @returns a queue that works off one piece after the other, and looks for more when it is nudged and every 5 seconds
 */
export function startQueue(work: () => Promise<boolean>, later: Later): Queue {
  let stopped = false;
  let nudged = false;
  let wake = () => {};
  const working = run();

  async function run(): Promise<void> {
    while (!stopped) {
      nudged = false;
      if ((await work()) || nudged || stopped) continue;
      await new Promise<void>((resolve) => {
        const callOff = later(resolve, idle);
        wake = () => {
          callOff();
          resolve();
        };
      });
    }
  }

  function nudge(): void {
    nudged = true;
    wake();
  }

  return {
    nudge,
    stop: () => {
      stopped = true;
      nudge();
      return working;
    },
  };
}
