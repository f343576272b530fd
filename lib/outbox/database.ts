import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Entry } from './entry';
import { setFlag } from './flag';
import type { Body } from './post';

/** Bodies are separate, as an application has up to 20 MB, and looking for due submissions should not read it. */
interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  bodies: { key: string; value: Body };
}

type Stores = ['entries', 'bodies'];
const stores: Stores = ['entries', 'bodies'];

export type Transaction = IDBPTransaction<Schema, Stores, 'readwrite'>;

/** Timeout in milliseconds, as some browsers never answer when storage is broken or busy. */
export const patience = 5000;

/**
 * Runs one transaction over both stores. The database is opened each time, because browsers may close a
 * connection at any moment, and a page in the back/forward cache should hold none.
 *
 * @returns the result of `work`, once it is on the disk
 * @throws the browser's error; nothing has changed then
 */
export async function transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const { database, transaction } = await begin();
  try {
    const done = Promise.all([workAndFlag(transaction, work), transaction.done]);
    const results = await Promise.race([done, later(patience)]);
    if (results) return results[0];
    transaction.abort(); // so that it has no later effect
    throw new Error('the database does not answer');
  } finally {
    database.close();
  }
}

/**
 * Safari, and Chromium when short of memory, may close a connection that was just opened
 * (https://bugs.webkit.org/show_bug.cgi?id=201483).
 */
const begin = () =>
  beginOnce().catch((error: unknown) => {
    if (error instanceof DOMException) return beginOnce();
    throw error; // it timed out
  });

async function beginOnce() {
  const database = await open();
  try {
    return { database, transaction: database.transaction(stores, 'readwrite', { durability: 'strict' }) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Sets the flag while no other tab's transaction can run, so that the flag always matches the latest one. */
async function workAndFlag<Result>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await work(transaction);
  setFlag((await transaction.objectStore('entries').count()) > 0);
  return result;
}

/**
 * Opens the database in any state: a script of the origin may have made it without stores, a later release
 * may have raised its version. Missing stores are added and none is removed, so two tabs may do so at once. A
 * release that needs another layout must add stores and leave these two for pages of older releases.
 */
async function open(): Promise<IDBPDatabase<Schema>> {
  const database = await opened();
  if (stores.every((name) => database.objectStoreNames.contains(name))) return database;
  const next = database.version + 1;
  database.close();
  return opened(next);
}

/** @param version omitted: the database's own, or 1 for a new one */
async function opened(version?: number): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>('outbox', version, {
    upgrade(database, _from, _to, transaction) {
      // If it fails, opening fails, too; one report is enough.
      transaction.done.catch(() => {});
      const missing = (name: Stores[number]) => !database.objectStoreNames.contains(name);
      if (missing('entries')) database.createObjectStore('entries', { keyPath: 'key' });
      if (missing('bodies')) database.createObjectStore('bodies');
    },
  });
  const result = await Promise.race([opening, later(patience)]);
  if (result) return result;
  opening.then((late) => late.close()).catch(() => {});
  throw new Error('the database does not open');
}

const later = (wait: number) => new Promise<undefined>((resolve) => setTimeout(resolve, wait, undefined));
