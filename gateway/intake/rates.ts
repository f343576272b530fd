import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem, retryAfter } from '../problem';
import type { GatewaySettings } from '../settings';

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

/**
 * @param address of the sender; an IPv4 address may be written as an IPv6 one (RFC 4291, 2.5.5.2)
 * @returns whom rates count as one: an IPv4 address, or an IPv6 network of 64 bits,
 *   as one household or one server has it; what is no address counts as it is written
 */
export function clientOf(address: string): string {
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join('.');
}
