import { delivered, failed, send, setScene } from './support/scene';
import { held, leave, quiet, until, visit } from './support/visit';

/** Specification 26.6: after 7 days it is deleted, sent or not, parked or not. */

const day = 24 * 60 * 60 * 1000;
const scene = setScene();

/** Leaves the site with one submission that the backend has answered so. */
async function sendAndLeave(status: number): Promise<void> {
  scene.backend.answers = [status];
  await send(scene.page);
  await until(async () => scene.backend.requests.length === 1 && (await held())[0]?.state !== 'begun');
  await leave();
}

/** Comes back after so many milliseconds. */
async function comeBack(later: number): Promise<void> {
  jest.setSystemTime(Date.now() + later);
  await (await visit()).resume();
}

it('after 6 days and 23 hours the next visit still sends it', async () => {
  await sendAndLeave(503);
  scene.backend.answers = [202];
  await comeBack(7 * day - day / 24);
  await delivered(scene, 2);
});

it.each([503, 422])('after 7 days it is deleted, body and all, and not sent (%d)', async (status) => {
  await sendAndLeave(status);
  await comeBack(7 * day);
  expect(await held()).toEqual([]);
  const { transact } = await import('@/lib/outbox/database');
  expect(await transact((transaction) => transaction.objectStore('bodies').count())).toBe(0);
  await quiet();
  expect(scene.backend.requests).toHaveLength(1);
});

it('a clock that was ahead makes nothing stay longer', async () => {
  jest.setSystemTime(Date.now() + 365 * day);
  await sendAndLeave(503);
  await comeBack(-365 * day);
  await failed(2);
  await comeBack(7 * day);
  expect(await held()).toEqual([]);
});
