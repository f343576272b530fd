import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '@/gateway/errorCode';
import { endpoints, idempotencyHeader } from '@/lib/forms/endpoints';

export interface Visitors {
  /** Keys of submissions answered with 202. */
  readonly acknowledged: ReadonlySet<string>;
  /** Keys given up after a lost connection: they may be stored, but not twice. */
  readonly abandoned: ReadonlySet<string>;
  /** Number of requests whose connection was lost. */
  readonly lost: () => number;
  /** Number of requests answered with 502, 503 or 507, which were sent again. */
  readonly toldToWait: () => number;
  /** Answers that should not occur here, such as 400 or 500. */
  readonly unexpected: ReadonlyMap<number, number>;
  /** Starts nothing new; resolves when everything started is acknowledged. */
  leave(): Promise<void>;
}

/** Pause between a visitor's submissions, in milliseconds, as mail servers are slower than spools. */
const rest = 100;

/** The share of submissions with a lost connection that is not sent again. */
const impatient = 0.1;

/**
 * Sends short messages, each until it is acknowledged, as the pages do.
 *
 * @param count of simultaneous visitors
 */
export function visitorsOf(port: number, count: number): Visitors {
  const acknowledged = new Set<string>();
  const abandoned = new Set<string>();
  const unexpected = new Map<number, number>();
  let lost = 0;
  let toldToWait = 0;
  let leaving = false;

  const all = Array.from({ length: count }, async () => {
    while (!leaving) {
      await submit(randomUUID());
      await sleep(Math.random() * 2 * rest);
    }
  });

  return {
    acknowledged,
    abandoned,
    lost: () => lost,
    toldToWait: () => toldToWait,
    unexpected,
    leave: async () => {
      leaving = true;
      await Promise.all(all);
    },
  };

  async function submit(key: string): Promise<void> {
    const body = JSON.stringify({ Email: 'arta@visitor.test', Message: `Message ${key}` });
    for (;;) {
      const answer = await send(port, key, body);
      if (answer === 202) {
        acknowledged.add(key);
        return;
      }
      if (answer === 'lost') {
        lost += 1;
        if (Math.random() < impatient) {
          abandoned.add(key);
          return;
        }
      } else if (answer === 502 || answer === 503 || answer === 507) {
        // The pages wait as long as Retry-After says.
        toldToWait += 1;
      } else if (answer !== 'refused' && answer !== 409) {
        unexpected.set(answer, (unexpected.get(answer) ?? 0) + 1);
      }
      await sleep(20);
    }
  }
}

/** @returns the status, or the fate of the connection: `refused` before anything was sent */
async function send(port: number, key: string, body: string): Promise<number | 'lost' | 'refused'> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${endpoints.short}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    const isRefused = error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED';
    return isRefused ? 'refused' : 'lost';
  }
}
