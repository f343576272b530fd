/** @jest-environment node */

import { closeScene, openScene } from './support/scene';
import type { Backend } from './support/server';
import { contact, held, leave, pass, quiet, until, type Visit, visit } from './support/visit';

/** Specification 26.6: after 7 days it is deleted, parked or not. */

const day = 24 * 60 * 60 * 1000;
let backend: Backend;
let page: Visit;

beforeEach(async () => {
  ({ backend, page } = await openScene());
});

afterEach(() => closeScene({ backend }));

/** Leaves the site with one submission that the backend has answered so. */
async function sendAndLeave(status: number): Promise<void> {
  backend.answers = [status];
  await page.submit('contact', contact, { trapped: false });
  await until(async () => backend.requests.length === 1 && (await held())[0]?.state !== 'begun');
  await leave();
}

it('after 6 days and 23 hours the next visit still sends it', async () => {
  await sendAndLeave(503);
  jest.setSystemTime(Date.now() + 7 * day - day / 24);
  backend.answers = [202];
  await (await visit()).resume();
  await until(async () => backend.requests.length === 2 && (await held()).length === 0);
});

it('after 7 days it is deleted unsent', async () => {
  await sendAndLeave(503);
  jest.setSystemTime(Date.now() + 7 * day);
  await (await visit()).resume();
  expect(await held()).toEqual([]);
  await quiet();
  expect(backend.requests).toHaveLength(1);
});

it('what is parked is deleted after 7 days, in a page that stays open, too', async () => {
  await sendAndLeave(422);
  await (await visit()).resume();
  await pass(7 * day - 1000);
  expect(await held()).toHaveLength(1);
  await pass(1000);
  await until(async () => (await held()).length === 0);
});

it('body and all: nothing stays in the database', async () => {
  await sendAndLeave(422);
  jest.setSystemTime(Date.now() + 7 * day);
  await (await visit()).resume();
  const { transact } = await import('@/lib/outbox/database');
  expect(await transact((transaction) => transaction.objectStore('bodies').count())).toBe(0);
});

it('a clock that was ahead makes nothing stay longer', async () => {
  jest.setSystemTime(Date.now() + 365 * day);
  await sendAndLeave(503);
  jest.setSystemTime(Date.now() - 365 * day);
  await (await visit()).resume();
  await until(() => backend.requests.length === 2);
  await until(async () => (await held())[0]?.failures === 2);
  jest.setSystemTime(Date.now() + 7 * day);
  await (await visit()).resume();
  expect(await held()).toEqual([]);
});
