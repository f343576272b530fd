import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem, retryAfter } from '../problem';
import type { GatewaySettings } from '../settings';
import { clientOf } from './client';

type Rates = Pick<GatewaySettings, 'RATE_PER_MINUTE' | 'RATE_PER_HOUR'>;

/**
 * Counts submissions per client. Counted is what is read: what is refused by its
 * headers costs nothing, and what fails through our own fault is given back.
 */
export function rateLimits({ RATE_PER_MINUTE, RATE_PER_HOUR }: Rates) {
  const limits = [
    { points: RATE_PER_MINUTE, duration: 60 },
    { points: RATE_PER_HOUR, duration: 60 * 60 },
  ].filter(({ points }) => points > 0);
  const limiters = limits.map((limit) => new RateLimiterMemory(limit));

  return {
    /**
     * @param address of the sender
     * @throws a problem with status 429 that says when the next one is welcome
     */
    async count(address: string): Promise<void> {
      for (const limiter of limiters) await consume(limiter, clientOf(address));
    },
    /** Takes one submission back. */
    async giveBack(address: string): Promise<void> {
      for (const limiter of limiters) await limiter.reward(clientOf(address));
    },
  };
}

async function consume(limiter: RateLimiterMemory, client: string): Promise<void> {
  try {
    await limiter.consume(client);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Problem(429, {
      detail: 'These are more submissions than one client may send. Please send this one again later.',
      headers: retryAfter(refusal.msBeforeNext / 1000),
    });
  }
}
