import { delivered, setScene } from './support/scene';
import { contact, until } from './support/visit';

/**
 * Specification 26.11: `keepalive` only while the bytes in flight stay under 60 KiB, as browsers refuse more
 * than 64.
 */

const limit = 60 * 1024;
const scene = setScene();

/** Sends a form whose body has so many bytes. */
async function send(bytes: number): Promise<void> {
  const empty = JSON.stringify({ ...contact, Message: '' });
  const Message = 'ü'.repeat(1) + 'x'.repeat(bytes - new TextEncoder().encode(empty).length - 2);
  await scene.page.submit('contact', { ...contact, Message }, { trapped: false });
}

/** Watches, without changing anything, what the page asks the browser for. */
function watchKeepalive(): (boolean | undefined)[] {
  const kept: (boolean | undefined)[] = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    kept.push(init?.keepalive);
    return real(url, init);
  });
  return kept;
}

it.each([
  [limit, true],
  [limit + 1, false],
])('%d bytes: %p', async (bytes, keepalive) => {
  const kept = watchKeepalive();
  await send(bytes);
  await until(() => scene.backend.requests.length === 1);
  expect(kept).toEqual([keepalive]);
  expect(Buffer.byteLength(scene.backend.requests[0]?.body ?? '')).toBe(bytes);
});

it('all that is in flight counts, and no longer than it is', async () => {
  const kept = watchKeepalive();
  const release = scene.backend.hold();
  await send(40_000);
  await until(() => scene.backend.requests.length === 1);
  await send(40_000);
  await until(() => scene.backend.requests.length === 2);
  await send(20_000);
  await until(() => scene.backend.requests.length === 3);
  expect(kept).toEqual([true, false, true]);
  release();
  await delivered(scene, 3);
  await send(60_000);
  await until(() => scene.backend.requests.length === 4);
  expect(kept).toEqual([true, false, true, true]);
});
