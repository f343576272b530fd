import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Entry } from './entry';
import { setFlag } from './flag';
import type { Body } from './post';

/** Bodies lie apart: an application's weighs up to 20 MB, and looking for what is due should not read it. */
interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  bodies: { key: string; value: Body };
}

type Stores = ['entries', 'bodies'];
const stores: Stores = ['entries', 'bodies'];

export type Transaction = IDBPTransaction<Schema, Stores, 'readwrite'>;

/** Some browsers forget to answer when storage is out of order, or while they write; milliseconds. */
export const patience = 5000;

/**
 * Runs one transaction over both stores. The database is opened each time:
 * browsers may end a connection at any moment, and a page that waits in the
 * history should hold none.
 *
 * @returns what `work` returned, once the disk has it
 * @throws what the browser says; nothing has changed then
 */
export async function transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const { database, transaction } = await begin();
  try {
    const done = Promise.all([workAndFlag(transaction, work), transaction.done]);
    const results = await Promise.race([done, later(patience)]);
    if (results) return results[0];
    transaction.abort(); // so that nothing comes of it later
    throw new Error('the database does not answer');
  } finally {
    database.close();
  }
}

/** Safari, and Chromium short of memory, may end a connection that was just opened (https://bugs.webkit.org/show_bug.cgi?id=201483). */
const begin = () =>
  beginOnce().catch((error: unknown) => {
    if (error instanceof DOMException) return beginOnce();
    throw error; // it had its time
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

/** Sets the flag while no other tab's transaction can run, so that it is always the later one's. */
async function workAndFlag<Result>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await work(transaction);
  setFlag((await transaction.objectStore('entries').count()) > 0);
  return result;
}

/**
 * Opens the database whatever state it is in: a script of the origin may have made it without stores, a later release
 * may have raised its version. Missing stores are added and nothing is removed, so two tabs may do so at once. A release
 * that needs another layout adds stores and leaves these two as they are, as pages of an older one still use them.
 */
async function open(): Promise<IDBPDatabase<Schema>> {
  const database = await opened();
  if (stores.every((name) => database.objectStoreNames.contains(name))) return database;
  const next = database.version + 1;
  database.close();
  return opened(next);
}

/** @param version nothing for the one that the database has; 1 where there is none */
async function opened(version?: number): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>('outbox', version, {
    upgrade(database, _from, _to, transaction) {
      // When it fails, opening fails, too: once is enough to hear of it.
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
