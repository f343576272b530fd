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
 * @param work does the next piece in one of the lanes, which are counted from 0; returns whether there was one
 * @param lanes how many pieces are worked on at once
 * @returns a queue whose lanes each work off one piece after the other, and look for more when the queue is nudged and
 *   every 5 seconds
 */
export function startQueue(work: (lane: number) => Promise<boolean>, later: Later, lanes = 1): Queue {
  let stopped = false;
  let nudges = 0;
  const wakes = new Set<() => void>();
  const working = Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));

  async function run(lane: number): Promise<void> {
    while (!stopped) {
      const before = nudges;
      if ((await work(lane)) || nudges !== before || stopped) continue;
      await new Promise<void>((resolve) => {
        const wake = () => {
          callOff();
          wakes.delete(wake);
          resolve();
        };
        const callOff = later(wake, idle);
        wakes.add(wake);
      });
    }
  }

  function nudge(): void {
    nudges += 1;
    for (const wake of wakes) wake();
  }

  return {
    nudge,
    stop: async () => {
      stopped = true;
      nudge();
      await working;
    },
  };
}
