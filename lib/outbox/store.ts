import { backendOf } from './backend';
import { backoff } from './backoff';
import { type Transaction, transact } from './database';
import { type Entry, keptFor } from './entry';
import type { Body } from './post';
import { longestWait, type Verdict } from './verdict';

/** A failed attempt is not repeated within this time, in milliseconds. */
const pause = 10_000;

/** Puts a submission into the outbox; resolves when it is on the disk. */
export function keep(entry: Entry, body: Body): Promise<void> {
  return transact(async (transaction) => {
    await transaction.objectStore('bodies').put(body, entry.key);
    await transaction.objectStore('entries').put(entry);
  });
}

/**
 * Deletes submissions that are 7 days old or incomplete, and makes those due that might otherwise wait for
 * ever.
 *
 * @param retryNow whether sending is likely to work now
 * @returns the others
 */
export function sweep(retryNow: boolean): Promise<Entry[]> {
  const now = Date.now();
  return transact(async (transaction) => {
    const kept: Entry[] = [];
    const orphans = new Set(await transaction.objectStore('bodies').getAllKeys());
    for (const entry of await transaction.objectStore('entries').getAll()) {
      if (now - entry.at >= keptFor || !orphans.delete(entry.key)) await remove(transaction, entry.key);
      else if (!isPlausible(entry, now)) {
        const at = Number.isFinite(entry.at) ? Math.min(entry.at, now) : now;
        const failures = entry.failures || 0;
        kept.push(await put(transaction, { ...entry, at, failures, due: now, soonest: now }));
      } else if (retryNow && entry.due > entry.soonest)
        kept.push(await put(transaction, { ...entry, due: entry.soonest }));
      else kept.push(entry);
    }
    for (const key of orphans) await remove(transaction, key);
    return kept;
  });
}

/** False where the clock was ahead when a time was recorded, or a page of another release recorded less. */
const isPlausible = ({ at, due, soonest, failures }: Entry, now: number): boolean =>
  at <= now && due <= now + longestWait && soonest <= now + longestWait && failures >= 0;

/**
 * Claims a submission for one attempt, if it is due.
 *
 * @returns the submission; `doubtful` when an earlier attempt has an unknown outcome, so another might
 *   deliver it twice: it is then parked
 */
export function claim(key: string): Promise<{ entry: Entry; body: Body } | 'doubtful' | undefined> {
  const now = Date.now();
  return transact(async (transaction) => {
    const entry = await transaction.objectStore('entries').get(key);
    const body = await transaction.objectStore('bodies').get(key);
    if (!entry || !body || entry.state === 'parked' || entry.due > now) return undefined;
    if (entry.state === 'begun' && !backendOf(entry.form).takesKey) {
      await put(transaction, { ...entry, state: 'parked' });
      return 'doubtful';
    }
    await put(transaction, { ...entry, state: 'begun' });
    return { entry, body };
  });
}

/** Records the outcome of an attempt. */
export function settle(key: string, verdict: Verdict): Promise<void> {
  if (verdict.kind === 'delivered') return transact((transaction) => remove(transaction, key));
  if (verdict.kind === 'refused') return change(key, (entry) => ({ ...entry, state: 'parked' }));
  const now = Date.now();
  return change(key, (entry) => {
    const failures = entry.failures + 1;
    const wait = verdict.wait ?? backoff(failures);
    const soonest = now + (verdict.wait ?? Math.min(wait, pause));
    return { ...entry, state: 'waiting', failures, due: now + wait, soonest };
  });
}

function change(key: string, to: (entry: Entry) => Entry): Promise<void> {
  return transact(async (transaction) => {
    const entry = await transaction.objectStore('entries').get(key);
    if (entry) await put(transaction, to(entry));
  });
}

async function put(transaction: Transaction, entry: Entry): Promise<Entry> {
  await transaction.objectStore('entries').put(entry);
  return entry;
}

async function remove(transaction: Transaction, key: string): Promise<void> {
  await transaction.objectStore('entries').delete(key);
  await transaction.objectStore('bodies').delete(key);
}
