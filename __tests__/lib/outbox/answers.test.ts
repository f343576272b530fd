import { verdictOn } from '@/lib/outbox/verdict';
import { delivered, failed, parked, saidOnConsole, seen, send, setScene } from './support/scene';
import { contact, held, pass, quiet, until, visit } from './support/visit';

/** What a submission is on its way, and what the backend's answer means for it. */

const scene = setScene();

// Specification 25.6, 26.2
it('POST with a JSON body to the path of the form, with an idempotency key', async () => {
  await send(scene.page);
  await delivered(scene, 1);
  expect(scene.backend.requests[0]).toMatchObject({
    path: '/api/Auth/SendEmailFirnwerkContact',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\w-]{16,64}$/),
    },
    body: JSON.stringify(contact),
  });
  expect(scene.backend.requests[0]?.headers).not.toHaveProperty('x-form-trap');
});

// Specification 25.16
it('A filled honeypot travels as a request header: payloads stay exactly as specified', async () => {
  await scene.page.submit('short', { Email: 'a@b.test', Message: 'x' }, { trapped: true });
  await delivered(scene, 1);
  expect(scene.backend.requests[0]).toMatchObject({
    path: '/api/Auth/SendEmailFirnwerk',
    headers: { 'x-form-trap': '1' },
    body: '{"Email":"a@b.test","Message":"x"}',
  });
});

// Specification 26.1
it('is in the outbox before it is sent, and does not wait for the answer', async () => {
  const release = scene.backend.hold();
  await send(scene.page);
  expect(await held()).toHaveLength(1);
  release();
  await delivered(scene, 1);
  await pass(60_000);
  expect(scene.backend.requests).toHaveLength(1);
  expect(saidOnConsole()).toBe('');
});

// Specification 26.2, 26.3, 26.4
it.each([
  ['delivered', [200, 201, 202, 204]],
  ['again', [408, 409, 425, 429, 500, 502, 503, 504, 507]],
  ['refused', [400, 401, 403, 404, 405, 413, 415, 422, 431]],
])('%s: the verdict on %j', (kind, statuses) => {
  for (const status of statuses) {
    expect([status, verdictOn(new Response(null, { status })).kind]).toEqual([status, kind]);
  }
});

// Specification 26.3
it.each([503, 'break'] as const)('%s: retried with backoff, with the same key and body', async (answer) => {
  scene.backend.answers = [answer, answer, 202];
  await send(scene.page);
  await failed(1);
  await pass(2000);
  await failed(2);
  await pass(4000);
  await delivered(scene, 3);
  expect(console.warn).toHaveBeenCalledTimes(2);
  expect(seen(scene)).toEqual({ keys: [expect.any(String)], bodies: [JSON.stringify(contact)] });
});

it('a redirect: retried, as following it would turn it into a GET that delivers nothing', async () => {
  scene.backend.answers = [{ status: 302, headers: { location: '/' } }, 202];
  await send(scene.page);
  await failed(1);
  await pass(2000);
  await delivered(scene, 2);
  expect(scene.backend.requests.map(({ path }) => path)).not.toContain('/');
});

// Specification 26.4
it('400: parked, logged, and not sent again', async () => {
  scene.backend.answers = [400, 202];
  await send(scene.page);
  await parked();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('400'));
  await pass(24 * 60 * 60 * 1000);
  scene.page.tell('online');
  await (await visit()).resume();
  await quiet();
  expect(scene.backend.requests).toHaveLength(1);
});

it('writes nothing to the console that was typed', async () => {
  scene.backend.answers = [500, 400];
  await send(scene.page);
  await failed(1);
  await pass(2000);
  await parked();
  expect(saidOnConsole()).toMatch(/500.*\n.*400/);
  for (const typed of Object.values(contact).filter(Boolean)) expect(saidOnConsole()).not.toContain(typed);
});

// Specification 26.3
it.each([
  ['in seconds', '30'],
  ['as a date', 'Mon, 03 Jun 2024 08:00:30 GMT'],
])('Retry-After is honoured, %s', async (_, value) => {
  scene.backend.answers = [{ status: 429, headers: { 'retry-after': value } }, 202];
  await send(scene.page);
  await failed(1);
  await pass(29_000);
  // Not even a new visit may come earlier.
  await (await visit()).resume();
  await quiet();
  expect(scene.backend.requests).toHaveLength(1);
  await pass(1000);
  await delivered(scene, 2);
});

it('two forms: neither waits for the other', async () => {
  scene.backend.answers = [{ status: 503, headers: { 'retry-after': '600' } }, 202];
  await send(scene.page);
  await failed(1);
  await scene.page.submit('short', { Email: 'a@b.test', Message: 'x' }, { trapped: false });
  await until(async () => scene.backend.requests.length === 2 && (await held()).length === 1);
  expect(seen(scene).keys).toHaveLength(2);
});
