import { IDBDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { delivered, failed, saidOnConsole, seen, send, setScene } from './support/scene';
import { contact, held, leave, pass, quiet, until, visit } from './support/visit';

/** Specification 26.12: a database in any state is put right, and nothing that can be sent is lost. */

const scene = setScene();
const day = 24 * 60 * 60 * 1000;

/** Makes the database before the site does, with these stores. */
async function madeBefore(version: number, ...stores: ('entries' | 'bodies')[]): Promise<void> {
  await deleteDB('outbox');
  const database = await openDB('outbox', version, {
    upgrade(made) {
      for (const name of stores)
        made.createObjectStore(name, name === 'entries' ? { keyPath: 'key' } : undefined);
    },
  });
  database.close();
}

/** Changes the contents of the outbox, as another release or a crash might. */
async function change(name: 'entries' | 'bodies', edit: (value: Record<string, unknown>) => unknown) {
  const database = await openDB('outbox');
  const [key] = await database.getAllKeys(name);
  const value = edit(await database.get(name, key ?? ''));
  if (value === undefined) await database.delete(name, key ?? '');
  else await database.put(name, value, name === 'bodies' ? key : undefined);
  database.close();
}

it.each([
  ['without stores', 1, []],
  ['of a later version without stores', 7, []],
  ['of a later version', 2, ['entries', 'bodies']],
  ['without bodies', 1, ['entries']],
  ['without entries', 3, ['bodies']],
] as const)('a database %s keeps what is sent until the backend is back', async (_, version, stores) => {
  await madeBefore(version, ...stores);
  scene.backend.answers = [503, 202];
  await send(scene.page);
  await failed(1);
  await leave();
  jest.setSystemTime(Date.now() + 10_000);
  await (await visit()).resume();
  await delivered(scene, 2);
  expect(seen(scene)).toEqual({ keys: [expect.any(String)], bodies: [JSON.stringify(contact)] });
  expect(saidOnConsole()).not.toContain('storage');
});

it('a connection that the browser has closed is opened again', async () => {
  const begin = IDBDatabase.prototype.transaction;
  let left = 1;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function end(
    this: IDBDatabase,
    ...[names, mode]: Parameters<typeof begin>
  ) {
    if (mode === 'readwrite' && left-- > 0)
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    return begin.call(this, names, mode);
  });
  scene.backend.answers = [503];
  await send(scene.page);
  await failed(1);
  expect(saidOnConsole()).not.toContain('storage');
});

it('two tabs put it right at once', async () => {
  await madeBefore(1);
  await Promise.all([send(scene.page), send(scene.page)]);
  await delivered(scene, 2);
  expect(saidOnConsole()).toBe('');
});

/** Leaves the site with one submission that has failed once. */
async function sendAndLeave(): Promise<void> {
  scene.backend.answers = [503];
  await send(scene.page);
  await failed(1);
  await leave();
  scene.backend.answers = [202];
}

it('an entry without its moments, as another release may write them, is sent', async () => {
  await sendAndLeave();
  await change('entries', ({ key, form }) => ({ key, form }));
  await (await visit()).resume();
  await delivered(scene, 2);
});

it('an entry that is due in days is sent now, as the clock was ahead when its attempt failed', async () => {
  await sendAndLeave();
  const later = Date.now() + 5 * day;
  await change('entries', (entry) => ({ ...entry, due: later, soonest: later }));
  await (await visit()).resume();
  await delivered(scene, 2);
});

it('a form that this release does not know waits for one that does, for 7 days', async () => {
  await sendAndLeave();
  await change('entries', (entry) => ({ ...entry, form: 'survey' }));
  await (await visit()).resume();
  jest.mocked(console.warn).mockClear();
  await pass(day);
  expect(saidOnConsole()).toBe('');
  expect(await held()).toHaveLength(1);
  await pass(6 * day);
  await until(async () => (await held()).length === 0);
});

it.each(['entries', 'bodies'] as const)('half a submission, without its %s, is removed', async (lost) => {
  await sendAndLeave();
  await change(lost, () => undefined);
  await (await visit()).resume();
  await quiet();
  const { transact } = await import('@/lib/outbox/database');
  const left = await transact(async (transaction) => [
    await transaction.objectStore('entries').count(),
    await transaction.objectStore('bodies').count(),
  ]);
  expect(left).toEqual([0, 0]);
  expect(scene.backend.requests).toHaveLength(1);
});
