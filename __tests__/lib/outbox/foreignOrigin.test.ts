import { delivered, failed, parked, seen, setScene } from './support/scene';
import type { Answer } from './support/server';
import {
  application,
  contact,
  held,
  leave,
  navigator,
  newBrowser,
  pass,
  quiet,
  until,
  visit,
} from './support/visit';

/** Specification 25.15, 26.9, 26.10: the origins of the API are settings; a foreign one may do less. */

const scene = setScene('https://www.firnwerk.example');

const originOf = { contact: 'NEXT_PUBLIC_API_ORIGIN', application: 'NEXT_PUBLIC_APPLY_API_ORIGIN' } as const;

afterEach(() => {
  for (const name of [...Object.values(originOf), 'NEXT_PUBLIC_API_TAKES_KEY']) delete process.env[name];
});

/** Sends a form to the backend, which is on another origin; its page reads the settings when it opens. */
async function send(form: 'contact' | 'application' = 'contact') {
  process.env[originOf[form]] = scene.origin;
  const page = await visit();
  if (form === 'contact') await page.submit(form, contact, { trapped: true });
  else await page.submit(form, application, { trapped: true });
  return page;
}

it.each([
  ['contact', '/api/Auth/SendEmailFirnwerkContact', contact],
  ['application', '/api/Auth/SendEmailFirnwerkApplyNow', application],
] as const)(
  '%s: goes to its origin, without key and honeypot header, as CORS may forbid them',
  async (form, path, payload) => {
    await send(form);
    await delivered(scene, 1);
    const [request] = scene.backend.requests;
    expect(request).toMatchObject({ path, body: JSON.stringify(payload) });
    expect(Object.keys(request?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/idempotency-key|x-form-trap/)]),
    );
  },
);

it('the key is sent where the setting says that the backend accepts it, and then failures are retried', async () => {
  process.env.NEXT_PUBLIC_API_TAKES_KEY = 'yes';
  scene.backend.answers = [503, 'break', 202];
  await send();
  await failed(1);
  await pass(2000);
  await failed(2);
  await pass(4000);
  await delivered(scene, 3);
  expect(seen(scene).keys).toEqual([expect.any(String)]);
  expect(scene.backend.requests[0]?.headers).not.toHaveProperty('x-form-trap');
});

it.each<Answer>([503, 'break', 400])(
  'without the key, %j: parked, as it has left the machine',
  async (answer) => {
    scene.backend.answers = [answer, 202];
    await send();
    await parked();
    expect(console.error).toHaveBeenCalledTimes(1);
    await pass(60 * 60 * 1000);
    await (await visit()).resume();
    await quiet();
    expect(scene.backend.requests).toHaveLength(1);
  },
);

it('without the key, offline before the start: sent once the connection is back', async () => {
  navigator.onLine = false;
  const page = await send();
  await pass(60 * 60 * 1000);
  expect(scene.backend.requests).toHaveLength(0);
  expect((await held())[0]?.state).toBe('waiting');
  navigator.onLine = true;
  page.tell('online');
  await delivered(scene, 1);
});

it('without the key, a page closed while it was sending: parked at the next visit', async () => {
  const release = scene.backend.hold();
  await send();
  await until(() => scene.backend.requests.length === 1);
  await leave();
  await (await visit()).resume();
  await parked();
  expect(scene.backend.requests).toHaveLength(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no answer'));
  release();
});

it('an origin that is the own one after all takes key and honeypot header', async () => {
  newBrowser(scene.origin);
  await send();
  await delivered(scene, 1);
  expect(scene.backend.requests[0]?.headers).toMatchObject({
    'idempotency-key': expect.any(String),
    'x-form-trap': '1',
  });
});
