import { newEntry, withheldItem } from '../entry';
import type { Acceptance, Item, OpenSpool, WholeItem } from '../types';
import { claims } from './claims';
import { connect } from './database';
import { desk } from './desk';

export interface PostgresOptions {
  /** Such as `postgres://user:password@db.test:5432/spool`. */
  readonly url: string;
  /** @returns milliseconds since 1970 */
  readonly now?: () => number;
  /** How long a claim lasts without a further word of its gateway, in milliseconds. */
  readonly lease?: number;
}

const minute = 60_000;

/** From this size on, in bytes, submissions are written one after the other: the library holds each several times. */
const large = 5_000_000;

/**
 * Opens a spool in a Postgres database, which any number of gateways may share. While the database is away every method
 * fails, and once it is back all goes on.
 *
 * @throws what keeps the database from being used and waiting does not mend
 */
export async function openPostgres({
  url,
  now = Date.now,
  lease = minute,
}: PostgresOptions): Promise<OpenSpool> {
  const database = await connect(url);
  const { query } = database;
  const { stop, ...entries } = claims({ database, now, lease });
  const listeners: (() => void)[] = [];
  let lastLarge: Promise<unknown> = Promise.resolve();

  return {
    ...entries,
    ...desk(database, now),
    rates: database.rates,
    accept,
    adopt: async (item) => ((await insert(item)) ? 'stored' : found(item)),
    onStored: (listener) => void listeners.push(listener),
    withhold: async (file) => {
      const item = withheldItem(file);
      if (!(await insert(item)))
        await query('update spool set content = $2 where id = $1', [item.id, item.content]);
    },
    placeOf: () => 'the database',
    close: async () => {
      stop();
      await database.close();
    },
  };

  async function accept(submission: Parameters<OpenSpool['accept']>[0]): Promise<Acceptance> {
    const { pieces, ...item } = newEntry(submission, now());
    const isStored = () => insert({ ...item, content: Buffer.concat(pieces) });
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    if (await (size < large ? isStored() : inTurn(isStored))) {
      // Later, so that a fault of a listener cannot undo what is stored.
      if (item.state === 'waiting') for (const listener of listeners) setImmediate(listener);
      return 'stored';
    }
    return found(item);
  }

  /** What there is under an id that could not be inserted: nothing yet, while somebody writes it. */
  async function found({ id, bodyHash }: Item): Promise<Acceptance> {
    const [before] = await query<{ body_hash: string }>('select body_hash from spool where id = $1', [id]);
    if (!before) return 'busy';
    return before.body_hash === bodyHash ? 'known' : 'different';
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = lastLarge.then(work);
    lastLarge = done.catch(() => {});
    return done;
  }

  /**
   * Returns when the row is committed (specification 27.15), or false when the id is there already or being written by
   * anybody: whoever writes an id holds a lock on it until then.
   */
  async function insert({ id, state, bodyHash, receivedAt, content, tried }: WholeItem): Promise<boolean> {
    const rows = await query(
      `with free as materialized (select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine)
       insert into spool (id, state, body_hash, received_at, due_at, content, tried)
       select $1, $2, $3, $4, $4, $5, $6::jsonb from free where mine
       on conflict (id) do nothing returning id`,
      [id, state, bodyHash, new Date(receivedAt), content, tried ? JSON.stringify(tried) : null],
    );
    return rows.length > 0;
  }
}
