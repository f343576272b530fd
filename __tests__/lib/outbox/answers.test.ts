/** @jest-environment node */

import { closeScene, openScene } from './support/scene';
import type { Backend } from './support/server';
import { saidOnConsole } from './support/silence';
import { contact, held, pass, quiet, until, type Visit, visit } from './support/visit';

/** Specification 25.6, 25.16, 26.2, 26.3 and 26.4: what the backend's answer means. */

let backend: Backend;
let page: Visit;

beforeEach(async () => {
  ({ backend, page } = await openScene());
});

afterEach(() => closeScene({ backend }));

const send = () => page.submit('contact', contact, { trapped: false });

/** Every attempt must carry the same key and the same bytes. */
function expectAlike(): void {
  const [first, ...others] = backend.requests;
  for (const { headers, body } of others) {
    expect(headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(body).toBe(first?.body);
  }
}

it('POST with a JSON body to the path of the form, with an idempotency key', async () => {
  await send();
  await until(() => backend.requests.length === 1);
  expect(backend.requests[0]).toMatchObject({
    path: '/api/Auth/SendEmailFirnwerkContact',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\w-]{16,64}$/),
    },
    body: JSON.stringify(contact),
  });
  expect(backend.requests[0]?.headers).not.toHaveProperty('x-form-trap');
});

it('A filled honeypot travels as a request header: payloads stay exactly as specified', async () => {
  await page.submit('short', { Email: 'a@b.test', Message: 'x' }, { trapped: true });
  await until(() => backend.requests.length === 1);
  expect(backend.requests[0]).toMatchObject({
    path: '/api/Auth/SendEmailFirnwerk',
    headers: { 'x-form-trap': '1' },
    body: '{"Email":"a@b.test","Message":"x"}',
  });
});

it('does not wait for the answer', async () => {
  const release = backend.hold();
  await send();
  expect(await held()).toHaveLength(1);
  release();
  await until(async () => (await held()).length === 0);
});

it.each([200, 201, 202, 204])('%d: removed, as the backend has it', async (status) => {
  backend.answers = [status];
  await send();
  await until(async () => backend.requests.length === 1 && (await held()).length === 0);
  await pass(60_000);
  expect(backend.requests).toHaveLength(1);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

it.each([408, 409, 425, 429, 500, 502, 503, 504, 507])(
  '%d: retried with the same key and body',
  async (status) => {
    backend.answers = [status, status, 202];
    await send();
    await until(async () => (await held())[0]?.failures === 1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(String(status)));
    await pass(2000);
    await until(async () => (await held())[0]?.failures === 2);
    await pass(4000);
    await until(async () => (await held()).length === 0);
    expect(backend.requests).toHaveLength(3);
    expectAlike();
  },
);

it('a network error: retried with the same key and body', async () => {
  backend.answers = ['break', 202];
  await send();
  await until(async () => (await held())[0]?.failures === 1);
  await pass(2000);
  await until(async () => (await held()).length === 0);
  expect(backend.requests).toHaveLength(2);
  expectAlike();
});

it('a redirect: retried, as following it would turn it into a GET that delivers nothing', async () => {
  backend.answers = [{ status: 302, headers: { location: '/' } }, 202];
  await send();
  await until(async () => (await held())[0]?.failures === 1);
  await pass(2000);
  await until(async () => (await held()).length === 0);
  expect(backend.requests.map(({ path }) => path)).not.toContain('/');
});

it.each([400, 401, 403, 404, 405, 413, 415, 422, 431])('%d: parked and logged', async (status) => {
  backend.answers = [status, 202];
  await send();
  await until(async () => (await held())[0]?.state === 'parked');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(String(status)));
  await pass(24 * 60 * 60 * 1000);
  page.tell('online');
  await (await visit()).resume();
  await quiet();
  expect(backend.requests).toHaveLength(1);
});

it('says nothing on the console of what was typed', async () => {
  backend.answers = [500, 400];
  await send();
  await until(async () => (await held())[0]?.failures === 1);
  await pass(2000);
  await until(async () => (await held())[0]?.state === 'parked');
  expect(saidOnConsole()).toMatch(/500.*\n.*400/);
  for (const typed of Object.values(contact).filter(Boolean)) expect(saidOnConsole()).not.toContain(typed);
});

describe('Retry-After is honoured', () => {
  it.each([
    ['in seconds', '30'],
    ['as a date', 'Mon, 03 Jun 2024 08:00:30 GMT'],
  ])('%s', async (_, value) => {
    backend.answers = [{ status: 429, headers: { 'retry-after': value } }, 202];
    await send();
    await until(async () => (await held())[0]?.failures === 1);
    await pass(29_000);
    // Not even a new visit may come earlier.
    await (await visit()).resume();
    await quiet();
    expect(backend.requests).toHaveLength(1);
    await pass(1000);
    await until(async () => (await held()).length === 0);
    expect(backend.requests).toHaveLength(2);
  });
});

it('two forms: neither waits for the other', async () => {
  backend.answers = [{ status: 503, headers: { 'retry-after': '600' } }, 202];
  await send();
  await until(async () => (await held())[0]?.failures === 1);
  await page.submit('short', { Email: 'a@b.test', Message: 'x' }, { trapped: false });
  await until(() => backend.requests.length === 2);
  await until(async () => (await held()).length === 1);
  expect(new Set(backend.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});
