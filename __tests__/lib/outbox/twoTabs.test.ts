/** @jest-environment node */
import { delivered, send, setScene } from './support/scene';
import { navigator, pass, quiet, until, visit } from './support/visit';

/**
 * Specification 26.7: one tab at a time. Two pages are open at once here; that
 * real tabs take turns by their locks is for `e2e/outbox.spec.ts` to show.
 */

const scene = setScene();

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

it('without locks: a lease in the outbox keeps the second tab away', async () => {
  const release = scene.backend.hold();
  await send(scene.page);
  await until(() => scene.backend.requests.length === 1);
  const second = await visit();
  await second.resume();
  await quiet();
  expect(scene.backend.requests).toHaveLength(1);
  release();
  await delivered(scene, 1);
});

it('without locks: the lease is renewed as long as the first is sending', async () => {
  const release = scene.backend.hold();
  await send(scene.page);
  await until(() => scene.backend.requests.length === 1);
  const second = await visit();
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await pass(60_000);
    await second.resume();
  }
  expect(scene.backend.requests).toHaveLength(1);
  release();
  await delivered(scene, 1);
});

it('with locks: one lock for each submission, held while it is sent', async () => {
  const names: string[] = [];
  let whileLocked = -1;
  Object.assign(navigator, {
    locks: {
      request: async (name: string, work: () => Promise<void>) => {
        names.push(name);
        await work();
        whileLocked = scene.backend.requests.length;
      },
    },
  });
  await send(scene.page);
  await until(() => whileLocked === 1);
  expect(names).toEqual([`outbox ${String(scene.backend.requests[0]?.headers['idempotency-key'])}`]);
  await delivered(scene, 1);
});

it('with locks: what another tab has sent in the meantime is not sent again', async () => {
  const turns: (() => Promise<void>)[] = [];
  Object.assign(navigator, {
    locks: { request: async (_: string, work: () => Promise<void>) => void turns.push(work) },
  });
  await send(scene.page);
  await (await visit()).resume();
  await until(() => turns.length === 2);
  for (const turn of turns) await turn();
  expect(scene.backend.requests).toHaveLength(1);
});
