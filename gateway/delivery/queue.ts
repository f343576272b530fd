/**
 * Calls back once, later.
 *
 * @returns calls it off
 */
export type Later = (callback: () => void, milliseconds: number) => () => void;

export interface QueueOptions {
  /** How many are in work at a time. */
  readonly atOnce: number;
  /**
   * Does the work for one id.
   *
   * @returns milliseconds until it wants to be called again, or nothing when the id is done with
   */
  readonly work: (id: string) => Promise<number | undefined>;
  readonly later: Later;
}

/** Ids that wait for work, in work, or resting until they are tried again. */
export interface Queue {
  /** Takes an id in, unless it is there already. */
  add(id: string): void;
  /** Begins nothing any more; returns when what is in work has ended. */
  stop(): Promise<void>;
}

/** @returns a queue that works off ids in the order they came, each once at a time */
export function startQueue({ atOnce, work, later }: QueueOptions): Queue {
  const ready = new Set<string>();
  const inWork = new Map<string, Promise<void>>();
  const resting = new Map<string, () => void>();
  let stopped = false;

  return {
    add: (id) => {
      if (inWork.has(id) || resting.has(id)) return;
      ready.add(id);
      fill();
    },
    stop: async () => {
      stopped = true;
      for (const callOff of resting.values()) callOff();
      resting.clear();
      await Promise.all(inWork.values());
    },
  };

  function fill(): void {
    while (!stopped && inWork.size < atOnce) {
      const [id] = ready;
      if (id === undefined) return;
      ready.delete(id);
      inWork.set(id, turn(id));
    }
  }

  async function turn(id: string): Promise<void> {
    const pause = await work(id);
    inWork.delete(id);
    if (pause !== undefined && !stopped)
      resting.set(
        id,
        later(() => wake(id), pause),
      );
    fill();
  }

  function wake(id: string): void {
    resting.delete(id);
    ready.add(id);
    fill();
  }
}
