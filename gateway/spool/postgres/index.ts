import { newEntry, withheldItem } from '../entry';
import type { Acceptance, Item, OpenSpool, WholeItem } from '../types';
import { claims } from './claims';
import { connect } from './database';
import { operatorApi } from './operatorApi';

export interface PostgresOptions {
  /** Such as `postgres://user:password@db.test:5432/spool`. */
  readonly url: string;
  /** @returns milliseconds since 1970, to replace the clocks of machine and database */
  readonly now?: () => number;
  /** How long a claim lasts without renewal, in milliseconds. */
  readonly lease?: number;
}

const minute = 60_000;

/**
 * Submissions from this size on, in bytes, are written one after the other, as the library holds several
 * copies of each.
 */
const large = 5_000_000;

/**
 * Opens a spool in a Postgres database that any number of gateways may share. Methods fail while the database
 * is away and work again once it is back.
 *
 * @throws errors that waiting does not resolve
 */
export async function openPostgres({ url, now, lease = minute }: PostgresOptions): Promise<OpenSpool> {
  const database = await connect(url);
  const { query } = database;
  const time = () => (now ? new Date(now()) : null);
  const { stop, ...entries } = claims({ database, time, lease });
  const listeners: (() => void)[] = [];
  let lastLarge: Promise<unknown> = Promise.resolve();

  return {
    ...entries,
    ...operatorApi(database, time),
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
    const { pieces, ...item } = newEntry(submission, (now ?? Date.now)());
    const isStored = () => insert({ ...item, content: Buffer.concat(pieces) });
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    if (await (size < large ? isStored() : inTurn(isStored))) {
      // Asynchronously, so that an error in a listener cannot undo what is stored.
      if (item.state === 'waiting') for (const listener of listeners) setImmediate(listener);
      return 'stored';
    }
    return found(item);
  }

  /** The state of an id that could not be inserted: undefined while another writer holds it. */
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
   * Resolves to true when the row is committed (specification 27.15), or false when the id exists or is being
   * written. A writer locks its id until the commit.
   */
  async function insert(item: WholeItem): Promise<boolean> {
    const { id, state, bodyHash, receivedAt, since, tried, content } = item;
    const rows = await query(
      `with free as materialized (select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine)
       insert into spool (id, state, body_hash, received_at, due_at, since, content, tried)
       select $1, $2, $3, $4, coalesce($6, now()), $7, $5, $8::jsonb from free where mine
       on conflict (id) do nothing returning id`,
      [
        id,
        state,
        bodyHash,
        new Date(receivedAt),
        content,
        time(),
        since === undefined ? null : new Date(since),
        tried ? JSON.stringify(tried) : null,
      ],
    );
    return rows.length > 0;
  }
}
