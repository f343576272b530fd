import { delivered, failed, seen, send, setScene } from './support/scene';
import { leave, pass, quiet, until, visit } from './support/visit';

/** Specification 26.3, 26.5: retried with backoff now, and at the next visit with the same key. */

const scene = setScene();

/** Sends a form that fails so often that the next attempt is half a minute away or more. */
async function failOften(): Promise<void> {
  scene.backend.answers = [503];
  await send(scene.page);
  for (let failures = 1; failures <= 6; failures += 1) {
    await failed(failures);
    if (failures < 6) await pass(2000 * 2 ** (failures - 1));
  }
  scene.backend.answers = [202];
}

it('the next visit sends it at once with the same key and body, at any backoff', async () => {
  await failOften();
  await leave();
  jest.setSystemTime(Date.now() + 10_000);
  await (await visit()).resume();
  await delivered(scene, 7);
  expect(seen(scene).keys).toHaveLength(1);
  expect(seen(scene).bodies).toHaveLength(1);
});

it.each(['online', 'pageshow', 'visibilitychange'] as const)(
  'so does "%s" in a page that is open',
  async (event) => {
    await failOften();
    await pass(10_000);
    expect(scene.backend.requests).toHaveLength(6);
    scene.page.tell(event);
    await delivered(scene, 7);
  },
);

it('many pages opened at once do not mean many attempts', async () => {
  await failOften();
  await leave();
  for (let pages = 0; pages < 5; pages += 1) await (await visit()).resume();
  await quiet();
  expect(scene.backend.requests).toHaveLength(6);
  await pass(10_000);
  await delivered(scene, 7);
});

// Specification 26.7
it('a page closed while it was sending: the next visit sends it with the same key', async () => {
  const release = scene.backend.hold();
  await send(scene.page);
  await until(() => scene.backend.requests.length === 1);
  await leave();
  await (await visit()).resume();
  await until(() => scene.backend.requests.length === 2);
  release();
  await delivered(scene, 2);
  expect(seen(scene).keys).toHaveLength(1);
});
