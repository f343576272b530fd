import { randomUUID } from 'node:crypto';
import { readEntry } from '../entry';
import type { Claimed, Failure, SpoolEntry } from '../types';
import type { Database } from './database';

interface Parts {
  readonly database: Database;
  readonly now: () => number;
  /** How long a claim lasts without a further word of its gateway, in milliseconds. */
  readonly lease: number;
}

/** How often within its length a lease is prolonged, and how often it is tried after a failure. */
const [renewals, tries] = [4, 40];

/**
 * The delivering half of the spool. A claim is a lease, which its gateway prolongs for as long as it lives; of one that
 * died, another takes the entry over once the lease has run out. After the database was away nobody takes over for the
 * length of a lease, so that every gateway that lives can prolong its own first. Leases go by the database's clock.
 */
export function claims({ database, now, lease }: Parts) {
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
    const [row] = await query<{ id: string; received_at: Date }>(
      `update spool set held_by = $1, held_until = now() + $2 * interval '1 millisecond'
       where id = (
         select id from spool
         where state = 'waiting' and (held_until is null or ($3 and held_until < now()))
           and case when $4::text is null then due_at <= $5 else id = $4 end
           and ($6::bigint is null or octet_length(content) <= $6)
         order by due_at limit 1 for update skip locked
       ) returning id, received_at`,
      [me, lease, database.steadyFor() >= lease, wanted ?? null, new Date(now()), most ?? null],
    );
    if (!row) return undefined;
    mine.add(row.id);
    return { id: row.id, receivedAt: row.received_at.getTime() };
  }

  async function prolong(): Promise<void> {
    const isDone = await prolongMine().then(
      () => true,
      // The next claim or note says why; a lease that runs out meanwhile would be another gateway's.
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
    // Whoever holds it by now: it is delivered.
    await query(
      `update spool set state = 'done', content = '', tried = null, held_by = null, held_until = null
       where id = $1 and state = 'waiting'`,
      [id],
    );
    mine.delete(id);
  }

  async function bury(id: string, failure?: Failure): Promise<void> {
    await query(
      `update spool set state = 'dead', held_by = null, held_until = null, tried = ${triedAgain('$3')}
       where id = $1 and state = 'waiting' and held_by = $2`,
      [id, me, failed(failure)],
    );
    mine.delete(id);
  }

  async function retry(id: string, pause: number, failure?: Failure): Promise<void> {
    // First, so that the lease runs out when this fails.
    mine.delete(id);
    await query(
      `update spool set due_at = $3, held_by = null, held_until = null, tried = ${triedAgain('$4')}
       where id = $1 and state = 'waiting' and held_by = $2`,
      [id, me, new Date(now() + pause), failed(failure)],
    );
  }

  function failed(failure: Failure | undefined): string | null {
    return failure ? JSON.stringify({ ...failure, at: now() }) : null;
  }
}

/** @returns SQL for the column `tried`: one attempt more, if the parameter holds its failure */
const triedAgain = (failure: string) =>
  `case when ${failure}::jsonb is null then tried
   else ${failure}::jsonb || jsonb_build_object('attempts', coalesce((tried->>'attempts')::int, 0) + 1) end`;
