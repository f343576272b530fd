/** @jest-environment node */
import { type Answer, Backend } from './support/server';
import { silenceConsole } from './support/silence';
import {
  application,
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

/** Specification 25.15, 26.9 and 26.10: API origins are settings; towards a foreign origin less is allowed. */

let backend: Backend;
let foreign: string;

beforeEach(async () => {
  stopClock();
  backend = new Backend();
  foreign = await backend.start();
  newBrowser('https://www.firnwerk.example');
  silenceConsole();
});

afterEach(async () => {
  await leave();
  for (const name of ['API_ORIGIN', 'API_TAKES_KEY', 'APPLY_API_ORIGIN', 'APPLY_API_TAKES_KEY']) {
    delete process.env[`NEXT_PUBLIC_${name}`];
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
  await backend.stop();
});

async function sendContact(): Promise<void> {
  process.env.NEXT_PUBLIC_API_ORIGIN = foreign;
  await (await visit()).submit('contact', contact, { trapped: true });
}

it('contact and short form go to NEXT_PUBLIC_API_ORIGIN', async () => {
  process.env.NEXT_PUBLIC_API_ORIGIN = foreign;
  const page = await visit();
  await page.submit('contact', contact, { trapped: false });
  await page.submit('short', { Email: 'a@b.test', Message: 'x' }, { trapped: false });
  await until(() => backend.requests.length === 2);
  expect(backend.requests.map(({ path }) => path).sort()).toEqual([
    '/api/Auth/SendEmailFirnwerk',
    '/api/Auth/SendEmailFirnwerkContact',
  ]);
});

it('applications go to NEXT_PUBLIC_APPLY_API_ORIGIN', async () => {
  process.env.NEXT_PUBLIC_APPLY_API_ORIGIN = foreign;
  await (await visit()).submit('application', application, { trapped: false });
  await until(() => backend.requests.length === 1);
  expect(backend.requests[0]).toMatchObject({
    path: '/api/Auth/SendEmailFirnwerkApplyNow',
    body: JSON.stringify(application),
  });
});

it('neither the idempotency key nor the honeypot header is sent, as CORS may forbid them', async () => {
  await sendContact();
  await until(() => backend.requests.length === 1);
  expect(backend.requests[0]?.headers).not.toHaveProperty('idempotency-key');
  expect(backend.requests[0]?.headers).not.toHaveProperty('x-form-trap');
});

it('the key is sent where the setting says that the backend accepts it, and then failures are retried', async () => {
  process.env.NEXT_PUBLIC_API_TAKES_KEY = 'yes';
  backend.answers = [503, 'break', 202];
  await sendContact();
  await until(async () => (await held())[0]?.failures === 1);
  await pass(2000);
  await until(async () => (await held())[0]?.failures === 2);
  await pass(4000);
  await until(async () => (await held()).length === 0);
  expect(new Set(backend.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(backend.requests[0]?.headers).not.toHaveProperty('x-form-trap');
});

it('each of the two origins has its own setting for the key', async () => {
  process.env.NEXT_PUBLIC_API_TAKES_KEY = 'yes';
  process.env.NEXT_PUBLIC_APPLY_API_ORIGIN = foreign;
  await (await visit()).submit('application', application, { trapped: false });
  await until(() => backend.requests.length === 1);
  expect(backend.requests[0]?.headers).not.toHaveProperty('idempotency-key');
});

it('2xx: removed', async () => {
  await sendContact();
  await until(async () => backend.requests.length === 1 && (await held()).length === 0);
});

it.each<Answer>([408, 409, 425, 429, 500, 503, 'break', 400])(
  'without the key, %j: parked, as it has left the machine',
  async (answer) => {
    backend.answers = [answer, 202];
    await sendContact();
    await until(async () => (await held())[0]?.state === 'parked');
    expect(console.error).toHaveBeenCalledTimes(1);
    await pass(60 * 60 * 1000);
    await (await visit()).resume();
    await quiet();
    expect(backend.requests).toHaveLength(1);
  },
);

it('without the key, offline before the start: sent once the connection is back', async () => {
  navigator.onLine = false;
  process.env.NEXT_PUBLIC_API_ORIGIN = foreign;
  const page = await visit();
  await page.submit('contact', contact, { trapped: false });
  await pass(60 * 60 * 1000);
  expect(backend.requests).toHaveLength(0);
  expect((await held())[0]?.state).toBe('waiting');
  navigator.onLine = true;
  page.tell('online');
  await until(async () => backend.requests.length === 1 && (await held()).length === 0);
});

it('without the key, a page closed while it was sending: parked at the next visit', async () => {
  const release = backend.hold();
  await sendContact();
  await until(() => backend.requests.length === 1);
  jest.setSystemTime(Date.now() + 10 * 60 * 1000);
  await (await visit()).resume();
  await until(async () => (await held())[0]?.state === 'parked');
  expect(backend.requests).toHaveLength(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no answer'));
  release();
});

it('an origin that is the own one after all takes key and honeypot header', async () => {
  newBrowser(foreign);
  await sendContact();
  await until(() => backend.requests.length === 1);
  expect(backend.requests[0]?.headers).toMatchObject({
    'idempotency-key': expect.any(String),
    'x-form-trap': '1',
  });
});
