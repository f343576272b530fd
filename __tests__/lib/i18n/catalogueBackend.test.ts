/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { locales } from '@/content/locales';
import { catalogueBackend } from '@/lib/i18n/catalogueBackend';

// In Node for a real `fetch`.

interface Answer {
  error: unknown;
  data: unknown;
}

let server: Server;
let asked: string[];
const realFetch = globalThis.fetch;

/** A page of a site whose catalogues are answered like this. */
async function openPage(answer: RequestListener): Promise<void> {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  // A browser resolves URLs against the page's.
  globalThis.fetch = (path) => realFetch(new URL(String(path), origin));
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  globalThis.fetch = realFetch;
});

function read(language: string, namespace: string): Promise<Answer> {
  return new Promise((resolve) => {
    catalogueBackend.read(language, namespace, (error, data) => resolve({ error, data }));
  });
}

const retried = { error: expect.anything(), data: true };
const final = { error: expect.anything(), data: false };

it.each(locales)(
  'it loads translations: GET /locales/%s/{ns}.json (specification 29.4, 29.5 and 29.6)',
  async (locale) => {
    await openPage((_request, response) => response.end('{"title":"Karriere"}'));
    expect(await read(locale, 'careers')).toEqual({ error: null, data: { title: 'Karriere' } });
    expect(asked).toEqual([`GET /locales/${locale}/careers.json`]);
  },
);

it.each([500, 502, 503, 504, 599])('status 5xx: asks for another try (%i)', async (status) => {
  await openPage((_request, response) => response.writeHead(status).end('{}'));
  expect(await read('en', 'common')).toEqual({
    error: new Error(`/locales/en/common.json answered ${status}`),
    data: true,
  });
});

it.each([400, 403, 404, 410, 429])('status 4xx: final, with no retry (%i)', async (status) => {
  await openPage((_request, response) => response.writeHead(status).end('{}'));
  expect(await read('en', 'common')).toEqual({
    error: new Error(`/locales/en/common.json answered ${status}`),
    data: false,
  });
});

it('network failure: asks for another try when nobody answers', async () => {
  await openPage((request) => request.socket.destroy());
  expect(await read('en', 'common')).toEqual(retried);
});

it('network failure: asks for another try when the answer breaks off', async () => {
  await openPage((request, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('{"title":');
    setTimeout(() => request.socket.destroy(), 20);
  });
  expect(await read('en', 'common')).toEqual(retried);
});

it.each(['', '{', '{"title":', '<!doctype html><title>Not found</title>', 'undefined'])(
  'parse failure: final, with no retry (%j)',
  async (body) => {
    await openPage((_request, response) => response.end(body));
    expect(await read('en', 'common')).toEqual(final);
  },
);
