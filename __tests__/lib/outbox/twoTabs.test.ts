/** @jest-environment node */
import { Backend } from './support/server';
import { silenceConsole } from './support/silence';
import {
  contact,
  held,
  leave,
  navigator,
  newBrowser,
  pass,
  quiet,
  stopClock,
  until,
  visit,
} from './support/visit';

/**
 * Specification 26.7: one tab at a time. Two pages are open at once here; that
 * real tabs take turns by their locks is for `e2e/outbox.spec.ts` to show.
 */

let backend: Backend;

beforeEach(async () => {
  stopClock();
  silenceConsole();
  backend = new Backend();
  newBrowser(await backend.start());
});

afterEach(async () => {
  await leave();
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
  jest.useRealTimers();
  await backend.stop();
});

it('without locks: a lease in the outbox keeps the second tab away', async () => {
  const release = backend.hold();
  await (await visit()).submit('contact', contact, { trapped: false });
  await until(() => backend.requests.length === 1);
  const second = await visit();
  await second.resume();
  await quiet();
  expect(backend.requests).toHaveLength(1);
  release();
  await until(async () => (await held()).length === 0);
  expect(backend.requests).toHaveLength(1);
});

it('without locks: the lease is renewed as long as the first is sending', async () => {
  const release = backend.hold();
  await (await visit()).submit('contact', contact, { trapped: false });
  await until(() => backend.requests.length === 1);
  const second = await visit();
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await pass(60_000);
    await second.resume();
  }
  expect(backend.requests).toHaveLength(1);
  release();
  await until(async () => (await held()).length === 0);
  expect(backend.requests).toHaveLength(1);
});

it('with locks: one lock for each submission, held while it is sent', async () => {
  const names: string[] = [];
  let whileLocked = -1;
  Object.assign(navigator, {
    locks: {
      request: async (name: string, work: () => Promise<void>) => {
        names.push(name);
        await work();
        whileLocked = backend.requests.length;
      },
    },
  });
  const page = await visit();
  await page.submit('contact', contact, { trapped: false });
  await until(() => whileLocked === 1);
  expect(names).toEqual([`outbox ${String(backend.requests[0]?.headers['idempotency-key'])}`]);
  expect(await held()).toEqual([]);
});

it('with locks: what another tab has sent in the meantime is not sent again', async () => {
  const turns: (() => Promise<void>)[] = [];
  Object.assign(navigator, {
    locks: { request: async (_: string, work: () => Promise<void>) => void turns.push(work) },
  });
  await (await visit()).submit('contact', contact, { trapped: false });
  await (await visit()).resume();
  await until(() => turns.length === 2);
  for (const turn of turns) await turn();
  expect(backend.requests).toHaveLength(1);
});
