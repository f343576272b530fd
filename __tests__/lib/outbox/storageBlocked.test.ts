import { IDBObjectStore } from 'fake-indexeddb';
import { saidOnConsole, setScene } from './support/scene';
import { contact, pass, until } from './support/visit';

/** Specification 25.5 and 26.8: where storage is blocked, it is sent directly, once. */

const scene = setScene();

/** What browsers do that deny storage. */
const denials: Record<string, () => void> = {
  'there is no IndexedDB': () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  },
  'opening throws': () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  },
  'opening fails': () => {
    const open = indexedDB.open.bind(indexedDB);
    // A database whose upgrade is aborted: the request then fails as a browser's does.
    jest.spyOn(indexedDB, 'open').mockImplementation((name) => {
      const request = open(`${name} elsewhere`);
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      return request;
    });
  },
  'writing fails, as on a full disk': () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  },
};

const send = () => scene.page.submit('contact', contact, { trapped: true });

it.each(Object.entries(denials))(
  '%s: it is sent directly, once, and a failure is logged',
  async (_, deny) => {
    deny();
    scene.backend.answers = [500, 202];
    await send();
    await until(() => saidOnConsole().includes('was not sent'));
    expect(scene.backend.requests[0]).toMatchObject({
      body: JSON.stringify(contact),
      headers: { 'idempotency-key': expect.any(String), 'x-form-trap': '1' },
    });
    scene.page.tell('online');
    await pass(60 * 60 * 1000);
    expect(scene.backend.requests).toHaveLength(1);
    expect(saidOnConsole()).not.toContain(contact.BusinessEmail);
  },
);

it('a database that never opens keeps the visitor waiting for 5 seconds at most', async () => {
  const opening = jest.spyOn(indexedDB, 'open');
  // A request without an answer, as seen in Safari.
  opening.mockImplementation(() => Object.assign(new EventTarget(), {}) as IDBOpenDBRequest);
  await send();
  await until(() => scene.backend.requests.length === 1);
}, 10_000);

it('a database that never confirms a write does not, either', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockReturnValue(new Promise(() => {}) as never);
  await send();
  await until(() => scene.backend.requests.length === 1);
  expect(saidOnConsole()).toContain('the storage of this browser fails');
}, 10_000);
