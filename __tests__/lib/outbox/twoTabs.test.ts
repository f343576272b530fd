/** @jest-environment node */
import { delivered, seen, send, setScene } from './support/scene';
import { navigator, quiet, until, visit } from './support/visit';

/** Specification 26.7: one tab at a time. That real tabs take turns by their locks is for `e2e/outbox.spec.ts` to show. */

const scene = setScene();

/** Sends from one tab, and opens another before there is an answer. */
async function sendFromTwo(): Promise<() => void> {
  const release = scene.backend.hold();
  await send(scene.page);
  await until(() => scene.backend.requests.length === 1);
  await (await visit()).resume();
  await quiet();
  return release;
}

it('the second tab waits for its turn, and does not send again what the first has sent', async () => {
  const release = await sendFromTwo();
  expect(scene.backend.requests).toHaveLength(1);
  release();
  await delivered(scene, 1);
  await quiet();
  expect(scene.backend.requests).toHaveLength(1);
});

it('without locks, as outside a secure context, both may send: the key makes one submission of it', async () => {
  navigator.locks = undefined;
  const release = await sendFromTwo();
  release();
  await delivered(scene, 2);
  expect(seen(scene).keys).toHaveLength(1);
});
