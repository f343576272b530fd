import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { bareAddress } from '../addresses';
import { Problem, retryAfter } from '../problem';
import type { GatewaySettings } from '../settings';
import type { RateStore } from '../spool/types';

type Rates = Pick<GatewaySettings, 'RATE_PER_MINUTE' | 'RATE_PER_HOUR'>;

/**
 * Most clients that are counted in memory, about 60 MB of them: each takes one kilobyte. Beyond it the one that sent nothing
 * for longest is forgotten, which gives it no more than it would have had from another address.
 */
const mostClients = 50_000;

/**
 * Counts submissions per client. Counted is what is read: what is refused by its
 * headers costs nothing, and what fails through our own fault is given back.
 *
 * @param store where several gateways count together; without one, this gateway counts alone
 * @param most clients in memory
 */
export function rateLimits(
  { RATE_PER_MINUTE, RATE_PER_HOUR }: Rates,
  store?: RateStore,
  most: number = mostClients,
) {
  const limits = [
    { points: RATE_PER_MINUTE, duration: 60, keyPrefix: 'minute' },
    { points: RATE_PER_HOUR, duration: 60 * 60, keyPrefix: 'hour' },
  ].filter(({ points }) => points > 0);
  const limiters = limits.map((limit) =>
    store
      ? new RateLimiterPostgres({
          ...limit,
          ...inTable,
          storeClient: store,
          // Whoever sends too much is refused without a question to the database, until the time is over.
          inMemoryBlockOnConsumed: limit.points + 1,
        })
      : new RateLimiterMemory(limit),
  );

  const keyFor = async (address: string) => {
    const client = clientOf(address);
    return store ? store.codeFor(client) : client;
  };

  /** In memory, the one that sent nothing for longest first. */
  const clients = new Set<string>();

  async function remember(client: string): Promise<void> {
    if (store) return;
    clients.delete(client);
    clients.add(client);
    const [oldest] = clients;
    if (clients.size <= most || oldest === undefined) return;
    clients.delete(oldest);
    for (const limiter of limiters) await limiter.delete(oldest);
  }

  return {
    /**
     * @param address of the sender
     * @throws a problem with status 429 that says when the next one is welcome; what the store says
     */
    async count(address: string): Promise<void> {
      const client = await keyFor(address);
      await remember(client);
      for (const limiter of limiters) await consume(limiter, client);
    },
    /** Takes one submission back. */
    async giveBack(address: string): Promise<void> {
      for (const limiter of limiters) await limiter.reward(await keyFor(address));
    },
  };
}

/** The table that the spool's migration makes; the spool removes from it every hour what is over. */
const inTable = {
  storeType: 'client',
  tableName: 'spool_rates',
  tableCreated: true,
  clearExpiredByTimeout: false,
} as const;

async function consume(limiter: RateLimiterAbstract, client: string): Promise<void> {
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
 * @param written address of the sender, as a proxy may write it; one of IPv4 may be written as one of IPv6 (RFC 4291,
 *   2.5.5.2)
 * @returns whom rates count as one: an IPv4 address, or an IPv6 network of 64 bits,
 *   as one household or one server has it; what is no address counts as it is written
 */
export function clientOf(written: string): string {
  const address = bareAddress(written);
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join('.');
}
