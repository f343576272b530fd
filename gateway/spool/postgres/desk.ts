import { remembered } from '../entry';
import type { Figures, Forgotten, Item, State, Tried, WholeItem } from '../types';
import type { Database } from './database';

interface Row {
  readonly id: string;
  readonly state: State;
  readonly received_at: Date;
  readonly body_hash: string;
  readonly tried: Tried | null;
}

const columns = 'id, state, received_at, body_hash, tried';

const itemOf = ({ id, state, received_at, body_hash, tried }: Row): Item => ({
  id,
  state,
  receivedAt: received_at.getTime(),
  bodyHash: body_hash,
  ...(tried && { tried }),
});

/** The operator's half of the spool. */
export function desk({ query }: Database, now: () => number) {
  return { list, show, revive, remove, dropMark, figures, forget, check };

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
      `update spool set state = 'waiting', due_at = $2
       where id = $1 and state in ('waiting', 'dead', 'quarantine') returning id`,
      [id, new Date(now())],
    );
    return rows.length > 0;
  }

  async function remove(id: string): Promise<boolean> {
    const rows = await query(
      `update spool set state = 'done', content = '', tried = null, held_by = null, held_until = null
       where id = $1 and state in ('waiting', 'dead', 'quarantine')
         and (held_until is null or held_until < now()) returning id`,
      [id],
    );
    const files = await query("delete from spool where id = $1 and state = 'withheld' returning id", [id]);
    return rows.length + files.length > 0;
  }

  async function dropMark(id: string): Promise<void> {
    await query("delete from spool where id = $1 and state = 'done'", [id]);
  }

  async function figures(): Promise<Figures> {
    const rows = await query<{ state: State; count: number; oldest: Date }>(
      'select state, count(*)::int, min(received_at) as oldest from spool group by state',
    );
    const none = { waiting: 0, done: 0, dead: 0, quarantine: 0, withheld: 0 };
    const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    const oldest = rows.find(({ state }) => state === 'waiting')?.oldest.getTime();
    return { ...none, ...counts, ...(oldest !== undefined && { oldestWaiting: oldest }) };
  }

  async function forget(before: number | undefined): Promise<Forgotten> {
    // Rates go by the gateways' clocks.
    await query('delete from spool_rates where expire < $1', [Date.now()]);
    const rows = await query<{ state: State; count: number }>(
      `with gone as (
         delete from spool
         where (state = 'done' and received_at < $1)
           or (state in ('dead', 'quarantine', 'withheld') and received_at < $2)
         returning state
       ) select state, count(*)::int from gone group by state`,
      [new Date(now() - remembered), before === undefined ? null : new Date(before)],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  /** One transaction, whose commit is as durable as any; it leaves no row. */
  async function check(): Promise<void> {
    await query(
      `insert into spool (id, state, body_hash, received_at, due_at, content)
       values (gen_random_uuid(), 'probe', '', now(), now(), ''); delete from spool where state = 'probe'`,
    );
  }
}
