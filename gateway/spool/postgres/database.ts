import { createHmac } from 'node:crypto';
import { types } from 'node:util';
import pg from 'pg';
import { codeOf } from '../../errorCode';
import type { RateStore } from '../types';
import { migration } from './schema';

/** Timeouts for a connection and an answer, in milliseconds. */
const patience = { connect: 5000, answer: 30_000 };

/** Most connections per gateway. Each commits on its own, and Postgres syncs once for simultaneous commits. */
const connections = 16;

/** Queries of the spool. Every method throws an error with a `code`, which contains nothing of any row. */
export interface Database {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** @returns the single column of each row as bytes, not as text of twice the size */
  bytes(text: string, values: readonly unknown[]): Promise<Buffer[]>;
  readonly rates: RateStore;
  /** @returns for how many milliseconds the database has answered without interruption */
  steadyFor(): number;
  close(): Promise<void>;
}

const asTheyAre = { getTypeParser: () => (value: unknown) => value };

/** The settings of the database would not survive a power cut. */
export class UnsafeDatabase extends Error {
  readonly code = 'EUNSAFE';
}

/**
 * Connects to a database and makes missing tables. Until a database that is away comes back, every query
 * fails.
 *
 * @throws errors that waiting does not resolve
 */
export async function connect(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.answer,
    keepAlive: true,
  });
  let steadySince: number | undefined;
  /** Key for the codes of addresses, from the tables. */
  let prepared: Promise<Buffer> | undefined;
  let closing: Promise<void> | undefined;
  const lost = () => {
    steadySince = undefined;
  };
  // A connection that ends while idle is replaced by the next query.
  pool.on('error', lost);

  await ready().catch(async (error: unknown) => {
    if (isAway(codeOf(error))) return;
    await pool.end();
    throw error;
  });

  return {
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => {
      await ready();
      return (await answered(() => pool.query<Row>(text, [...values]))).rows;
    },
    bytes: async (text, values) => {
      await ready();
      const asked = { text, values: [...values], rowMode: 'array' as const, binary: true, types: asTheyAre };
      return (await answered(() => pool.query<[Buffer]>(asked))).rows.map(([content]) => content);
    },
    rates: {
      codeFor: async (client) =>
        createHmac('sha256', await ready())
          .update(client)
          .digest('base64url'),
      query: async (query) => {
        await ready();
        return answered(() => pool.query(query));
      },
    },
    steadyFor: () => (steadySince === undefined ? 0 : performance.now() - steadySince),
    close: () => (closing ??= pool.end()),
  };

  async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask();
      steadySince ??= performance.now();
      return answer;
    } catch (error) {
      const code = codeFor(error);
      if (isAway(code)) lost();
      // Nothing else of the error, as Postgres may quote a row.
      throw Object.assign(new Error(`The database says ${code}.`), { code });
    }
  }

  function ready(): Promise<Buffer> {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  async function prepare(): Promise<Buffer> {
    await answered(() => pool.query(migration));
    const { rows } = await answered(() => pool.query<{ name: string }>(unsafe));
    const [off] = rows;
    if (off) throw new UnsafeDatabase(`${off.name} is off`);
    const secrets = await answered(() => pool.query<{ secret: Buffer }>('select secret from spool_secret'));
    const [row] = secrets.rows;
    if (!row) throw Object.assign(new Error('spool_secret is empty'), { code: 'ENOSECRET' });
    return row.secret;
  }
}

const unsafe =
  "select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'";

/** The library's message when all connections were in use for too long; the database is not away then. */
const inUse = 'timeout exceeded when trying to connect';

/** The library gives no code to a lost connection or a timeout. A full disk gets the same code as for a folder. */
function codeFor(error: unknown): string {
  const code =
    codeOf(error) ?? (types.isNativeError(error) && error.message === inUse ? 'EPOOL' : 'ECONNLOST');
  return code === '53100' ? 'ENOSPC' : String(code);
}

/**
 * Whether waiting may help: no connection, a lost one, a server that starts or stops (SQLSTATE classes 08,
 * 53, 57).
 */
const isAway = (code: unknown): boolean =>
  /^(E(?!UNSAFE|POOL|NOSECRET)[A-Z_]+|08...|53...|57...)$/.test(String(code));
