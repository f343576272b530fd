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
 * Most clients counted in memory; each takes one kilobyte, 60 MB in all. Beyond it the least recently seen
 * client is dropped, which gains it no more than a change of address would.
 */
const mostClients = 50_000;

/**
 * Counts submissions per client. Only bodies that are read count: requests refused by their headers are free,
 * and failures of our own are given back.
 *
 * @param store shared by several gateways; without one, this gateway counts alone
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
          // A client over its limit is refused without asking the database until its time is up.
          inMemoryBlockOnConsumed: limit.points + 1,
        })
      : new RateLimiterMemory(limit),
  );

  const keyFor = async (address: string) => {
    const client = clientOf(address);
    return store ? store.codeFor(client) : client;
  };

  /** In memory, least recently seen first. */
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
     * @throws a problem with status 429 that says when to try again; errors of the store
     */
    async count(address: string): Promise<void> {
      const client = await keyFor(address);
      await remember(client);
      for (const limiter of limiters) await consume(limiter, client);
    },
    /** Gives one submission back. */
    async giveBack(address: string): Promise<void> {
      for (const limiter of limiters) await limiter.reward(await keyFor(address));
    },
  };
}

/** The table is made by the spool's migration; the spool removes expired rows every hour. */
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
 * @param written address of the sender, as a proxy may write it; an IPv4 address may be written as IPv6 (RFC
 *   4291, 2.5.5.2)
 * @returns the unit that rates count: an IPv4 address, or a 64-bit IPv6 network, as one household or server
 *   has it; anything else is counted as written
 */
export function clientOf(written: string): string {
  const address = bareAddress(written);
  if (!isIP(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join('.');
}
