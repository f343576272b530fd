import { remembered } from '../entry';
import { type Clock, type Figures, type Forgotten, noItems, type Usage } from '../figures';
import { type KeptState, keptStates, type State } from '../states';
import type { Item, Tried, WholeItem } from '../types';
import type { Database } from './database';

interface Row {
  readonly id: string;
  readonly state: State;
  readonly received_at: Date;
  readonly body_hash: string;
  readonly since: Date | null;
  readonly tried: Tried | null;
}

const columns = 'id, state, received_at, body_hash, since, tried';

const itemOf = ({ id, state, received_at, body_hash, since, tried }: Row): Item => ({
  id,
  state,
  receivedAt: received_at.getTime(),
  bodyHash: body_hash,
  ...(since && { since: since.getTime() }),
  ...(tried && { tried }),
});

/**
 * The operator's half of the spool.
 *
 * @param time replaces the database's time, if not null
 */
export function operatorApi({ query }: Database, time: () => Date | null) {
  return { list, show, revive, remove, removeAll, dropMark, figures, usage, clock, forget, check };

  async function list(): Promise<Item[]> {
    return (await query<Row>(`select ${columns} from spool order by received_at, id`)).map(itemOf);
  }

  async function show(id: string): Promise<WholeItem | undefined> {
    const [row] = await query<Row & { content: Buffer }>(
      `select ${columns}, content from spool where id = $1`,
      [id],
    );
    return row && { ...itemOf(row), content: row.content };
  }

  async function revive(id: string): Promise<boolean> {
    const rows = await query(
      `update spool set due_at = coalesce($2, now()), since = null, state = 'waiting',
         tried = case when state = 'waiting' then tried end
       where id = $1 and state in ('waiting', 'dead', 'quarantine', 'unfit') returning id`,
      [id, time()],
    );
    return rows.length > 0;
  }

  async function remove(id: string): Promise<boolean> {
    const rows = await query(
      `update spool set state = 'done', since = coalesce($2, now()), content = '', tried = null,
         held_by = null, held_until = null
       where id = $1 and state in ('waiting', 'dead', 'quarantine', 'unfit')
         and (held_until is null or held_until < now()) returning id`,
      [id, time()],
    );
    const files = await query("delete from spool where id = $1 and state = 'withheld' returning id", [id]);
    return rows.length + files.length > 0;
  }

  async function removeAll(state: KeptState): Promise<number> {
    const rows =
      state === 'withheld'
        ? await query("delete from spool where state = 'withheld' returning id")
        : await query(
            `update spool set state = 'done', since = coalesce($2, now()), content = '', tried = null where state = $1 returning id`,
            [state, time()],
          );
    return rows.length;
  }

  async function dropMark(id: string): Promise<void> {
    await query("delete from spool where id = $1 and state = 'done'", [id]);
  }

  async function figures(): Promise<Figures> {
    const rows = await query<{ state: State; count: number; wait: number }>(
      `select state, count(*)::int, extract(epoch from coalesce($1, now()) - min(received_at))::float8 as wait
       from spool group by state`,
      [time()],
    );
    const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    const wait = rows.find(({ state }) => state === 'waiting')?.wait;
    return { ...noItems, ...counts, ...(wait !== undefined && { longestWait: Math.max(0, wait * 1000) }) };
  }

  async function usage(): Promise<Usage> {
    const rows = await query<{ state: State; bytes: number }>(
      'select state, sum(octet_length(content))::float8 as bytes from spool group by state',
    );
    return { bytes: { ...noItems, ...Object.fromEntries(rows.map(({ state, bytes }) => [state, bytes])) } };
  }

  async function clock(): Promise<Clock> {
    const [row] = await query<{ now: Date; newest: Date | null }>(
      `select coalesce($1, now()) as now,
         greatest(max(received_at), max(since), (select max(seen_at) from spool_secret)) as newest from spool`,
      [time()],
    );
    if (!row) throw Object.assign(new Error('No row of one row.'), { code: 'ENOROW' });
    return { now: row.now.getTime(), ...(row.newest && { newest: row.newest.getTime() }) };
  }

  async function forget(before: number | undefined): Promise<Forgotten> {
    // Rates use the gateways' clocks.
    await query('delete from spool_rates where expire < $1', [Date.now()]);
    const rows = await query<{ state: State; count: number }>(
      `with gone as (
         delete from spool
         where (state = 'done' and coalesce(since, received_at) < coalesce($1, now()) - $2 * interval '1 millisecond')
           or (state = any($4) and coalesce(since, received_at) < $3)
         returning state
       ) select state, count(*)::int from gone group by state`,
      [time(), remembered, before === undefined ? null : new Date(before), keptStates],
    );
    await query('update spool_secret set seen_at = coalesce($1, now())', [time()]);
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  /** One transaction, whose commit is as durable as any. It leaves no row. */
  async function check(): Promise<void> {
    await query(
      `insert into spool (id, state, body_hash, received_at, due_at, content)
       values (gen_random_uuid(), 'probe', '', now(), now(), ''); delete from spool where state = 'probe'`,
    );
  }
}
