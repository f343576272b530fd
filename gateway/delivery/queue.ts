/**
 * Schedules a callback.
 *
 * @returns a function that cancels it
 */
export type Later = (callback: () => void, milliseconds: number) => () => void;

/** A queue of work that runs until it is stopped. */
export interface Queue {
  /** Looks for work at once. */
  nudge(): void;
  /** Starts no further work; resolves when running work has finished. */
  stop(): Promise<void>;
}

/** How often to ask the spool without a nudge, in milliseconds: another gateway may have died, or a pause ended. */
const idle = 5000;

/**
 * @param work does the next piece in one of the lanes, counted from 0; resolves to whether there was one
 * @param lanes how many pieces run at once
 * @returns a queue whose lanes each work through one piece after the other, and look for more on a nudge and
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
