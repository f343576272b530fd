/**
 * Calls back once, later.
 *
 * @returns calls it off
 */
export type Later = (callback: () => void, milliseconds: number) => () => void;

/** Ids that wait for work, in work, or resting until they are tried again. */
export interface Queue {
  /** Takes an id in, unless it is there already. */
  add(id: string): void;
  /** Begins nothing any more; returns when what is in work has ended. */
  stop(): Promise<void>;
}

/**
 * @param work does the work for one id; returns milliseconds until it wants to be called again, or nothing when
 *   the id is done with
 * @returns a queue that works off ids in the order they came, one after the other
 */
export function startQueue(work: (id: string) => Promise<number | undefined>, later: Later): Queue {
  const ready = new Set<string>();
  const resting = new Map<string, () => void>();
  let current: string | undefined;
  let working = Promise.resolve();
  let stopped = false;

  function add(id: string): void {
    if (id === current || resting.has(id)) return;
    ready.add(id);
    if (current === undefined) working = next();
  }

  async function next(): Promise<void> {
    for (const id of ready) {
      if (stopped) return;
      ready.delete(id);
      current = id;
      const pause = await work(id);
      current = undefined;
      if (pause !== undefined && !stopped)
        resting.set(
          id,
          later(() => wake(id), pause),
        );
    }
  }

  function wake(id: string): void {
    resting.delete(id);
    add(id);
  }

  return {
    add,
    stop: async () => {
      stopped = true;
      for (const callOff of resting.values()) callOff();
      resting.clear();
      await working;
    },
  };
}
