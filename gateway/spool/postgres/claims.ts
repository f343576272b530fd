import { randomUUID } from 'node:crypto';
import { backoff } from '../../delivery/backoff';
import { readEntry } from '../entry';
import type { Claimed, Failure, SpoolEntry } from '../types';
import type { Database } from './database';

interface Parts {
  readonly database: Database;
  /** @returns a time to replace the database's, or null */
  readonly time: () => Date | null;
  /** How long a claim lasts without renewal, in milliseconds. */
  readonly lease: number;
}

/** How often a lease is renewed within its length, and how often a renewal is retried. */
const [renewals, tries] = [4, 40];

/**
 * The delivering half of the spool. A claim is a lease that its gateway renews as long as it lives. When a
 * gateway dies, another takes over its entries once their leases have run out. After an outage of the
 * database, no gateway takes over for the length of a lease, so that every living gateway can renew its own
 * first. All times are the database's.
 */
export function claims({ database, time, lease }: Parts) {
  const { query } = database;
  const me = randomUUID();
  const mine = new Set<string>();
  let prolonging = setTimeout(prolong, lease / renewals).unref();
  let isStopped = false;

  return { claim, read, done, retry, bury, stop };

  function stop(): void {
    isStopped = true;
    clearTimeout(prolonging);
  }

  async function claim(wanted?: string, most?: number): Promise<Claimed | undefined> {
    const [row] = await query<{ id: string; received_at: Date; attempts: number }>(
      `update spool set held_by = $1, held_until = now() + $2 * interval '1 millisecond'
       where id = (
         select id from spool
         where state = 'waiting' and (held_until is null or ($3 and held_until < now()))
           and case when $4::text is not null then id = $4
             else due_at <= coalesce($5, now())
               or due_at > coalesce($5, now()) + $6 * interval '1 millisecond' end
           and ($7::bigint is null or octet_length(content) <= $7)
         order by due_at limit 1 for update skip locked
       ) returning id, received_at, coalesce((tried->>'attempts')::int, 0) as attempts`,
      [me, lease, database.steadyFor() >= lease, wanted ?? null, time(), backoff.longest, most ?? null],
    );
    if (!row) return undefined;
    mine.add(row.id);
    return { id: row.id, receivedAt: row.received_at.getTime(), attempts: row.attempts };
  }

  async function prolong(): Promise<void> {
    const isDone = await prolongMine().then(
      () => true,
      // The next claim or note reports the error; an expired lease goes to another gateway.
      () => false,
    );
    if (!isStopped) prolonging = setTimeout(prolong, lease / (isDone ? renewals : tries)).unref();
  }

  async function prolongMine(): Promise<void> {
    if (mine.size === 0) return;
    await query(
      `update spool set held_until = now() + $3 * interval '1 millisecond' where held_by = $1 and id = any($2)`,
      [me, [...mine], lease],
    );
  }

  async function read(id: string): Promise<SpoolEntry> {
    const [content] = await database.bytes("select content from spool where id = $1 and state = 'waiting'", [
      id,
    ]);
    if (content) return readEntry(content);
    mine.delete(id);
    throw Object.assign(new Error(`spool: no entry ${id} waits for delivery`), { code: 'ENOENT' });
  }

  async function done(id: string): Promise<void> {
    // Even if another gateway holds it by now: it is delivered.
    await query(
      `update spool set state = 'done', since = coalesce($2, now()), content = '', tried = null, held_by = null, held_until = null
       where id = $1 and state = 'waiting'`,
      [id, time()],
    );
    mine.delete(id);
  }

  async function bury(id: string, failure?: Failure): Promise<void> {
    await query(
      `update spool set state = 'dead', since = coalesce($4, now()), held_by = null, held_until = null,
         tried = ${triedAgain('$3')}
       where id = $1 and state = 'waiting' and held_by = $2`,
      [id, me, failed(failure), time()],
    );
    mine.delete(id);
  }

  async function retry(id: string, pause: number, failure?: Failure): Promise<void> {
    // First, so that the lease runs out if this fails.
    mine.delete(id);
    await query(
      `update spool set due_at = coalesce($3, now()) + $5 * interval '1 millisecond', held_by = null, held_until = null,
         tried = ${triedAgain('$4')}
       where id = $1 and state = 'waiting' and held_by = $2`,
      [id, me, time(), failed(failure), pause],
    );
  }

  function failed(failure: Failure | undefined): string | null {
    return failure ? JSON.stringify({ ...failure, at: time()?.getTime() ?? Date.now() }) : null;
  }
}

/** @returns SQL for the column `tried` that adds an attempt, if the parameter holds its failure */
const triedAgain = (failure: string) =>
  `case when ${failure}::jsonb is null then tried
   else ${failure}::jsonb || jsonb_build_object('attempts', coalesce((tried->>'attempts')::int, 0) + 1) end`;
