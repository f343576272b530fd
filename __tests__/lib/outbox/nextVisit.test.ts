/** @jest-environment node */

import { closeScene, openScene } from './support/scene';
import type { Backend } from './support/server';
import { contact, held, leave, pass, quiet, until, type Visit, visit } from './support/visit';

/** Specification 26.5: sent again at the next visit. */

// Seven real requests and more, one after the other.
jest.setTimeout(20_000);

let backend: Backend;
let page: Visit;

beforeEach(async () => {
  ({ backend, page } = await openScene());
});

afterEach(() => closeScene({ backend }));

/** Sends a form that fails so often that the next attempt is half a minute away or more. */
async function failOften(): Promise<void> {
  backend.answers = [503];
  await page.submit('contact', contact, { trapped: false });
  for (let failures = 1; failures <= 6; failures += 1) {
    await until(async () => (await held())[0]?.failures === failures);
    if (failures < 6) await pass(2000 * 2 ** (failures - 1));
  }
  backend.answers = [202];
}

it('the next visit sends it at once, with the same key and body, whatever the backoff has come to', async () => {
  await failOften();
  await leave();
  jest.setSystemTime(Date.now() + 10_000);
  await (await visit()).resume();
  await until(async () => (await held()).length === 0);
  expect(backend.requests).toHaveLength(7);
  expect(new Set(backend.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(backend.requests.map(({ body }) => body)).size).toBe(1);
});

it.each(['online', 'pageshow', 'visibilitychange'] as const)(
  'so does «%s» in a page that is open',
  async (event) => {
    await failOften();
    await pass(10_000);
    expect(backend.requests).toHaveLength(6);
    page.tell(event);
    await until(async () => (await held()).length === 0);
    expect(backend.requests).toHaveLength(7);
  },
);

it('many pages opened at once do not mean many attempts', async () => {
  await failOften();
  await leave();
  for (let pages = 0; pages < 5; pages += 1) await (await visit()).resume();
  await quiet();
  expect(backend.requests).toHaveLength(6);
  await pass(10_000);
  await until(async () => (await held()).length === 0);
  expect(backend.requests).toHaveLength(7);
});

it('a page closed while it was sending: the next visit sends it with the same key', async () => {
  const release = backend.hold();
  await page.submit('contact', contact, { trapped: false });
  await until(() => backend.requests.length === 1);
  // Without locks, nobody knows sooner that the page is gone.
  jest.setSystemTime(Date.now() + 150_000);
  await (await visit()).resume();
  await until(() => backend.requests.length === 2);
  release();
  await until(async () => (await held()).length === 0);
  expect(backend.requests[1]?.headers['idempotency-key']).toBe(
    backend.requests[0]?.headers['idempotency-key'],
  );
});

it('a page with an empty outbox asks for nothing', async () => {
  await page.resume();
  await pass(60_000);
  expect(backend.requests).toHaveLength(0);
  expect(await held()).toEqual([]);
});
