/** @jest-environment node */
import { IDBObjectStore } from 'fake-indexeddb';
import { closeScene, openScene } from './support/scene';
import type { Answer, Backend } from './support/server';
import { saidOnConsole } from './support/silence';
import { contact, pass, until, type Visit } from './support/visit';

/** Specification 25.5 and 26.8: where storage is blocked, it is sent directly, once. */

let backend: Backend;
let page: Visit;

beforeEach(async () => {
  ({ backend, page } = await openScene());
});

afterEach(() => closeScene({ backend }));

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
    // A version that is there already in a later form cannot be opened.
    jest.spyOn(indexedDB, 'open').mockImplementation((name) => new IDBFactoryProbe().fail(name));
  },
  'writing fails, as on a full disk': () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  },
};

/** Opens a database whose upgrade is aborted: the request then fails as a browser's does. */
class IDBFactoryProbe {
  fail(name: string): IDBOpenDBRequest {
    jest.mocked(indexedDB.open).mockRestore();
    const request = indexedDB.open(`${name} elsewhere`);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    return request;
  }
}

async function send(): Promise<void> {
  await page.submit('contact', contact, { trapped: true });
}

describe.each(Object.entries(denials))('%s', (_, deny) => {
  it('it is sent directly', async () => {
    deny();
    await send();
    await until(() => backend.requests.length === 1);
    expect(backend.requests[0]).toMatchObject({
      body: JSON.stringify(contact),
      headers: { 'idempotency-key': expect.any(String), 'x-form-trap': '1' },
    });
  });

  it.each<Answer>([500, 422, 'break'])('%j: at most once, and logged', async (answer) => {
    deny();
    backend.answers = [answer, 202];
    await send();
    await until(() => saidOnConsole().includes('was not sent'));
    page.tell('online');
    await pass(60 * 60 * 1000);
    expect(backend.requests).toHaveLength(1);
    expect(saidOnConsole()).not.toContain(contact.BusinessEmail);
  });
});

it('a database that never opens keeps the visitor waiting for 5 seconds at most', async () => {
  const opening = jest.spyOn(indexedDB, 'open');
  // A request that nobody answers, as Safari has made them.
  opening.mockImplementation(() => Object.assign(new EventTarget(), {}) as IDBOpenDBRequest);
  await send();
  await until(() => backend.requests.length === 1);
}, 10_000);
