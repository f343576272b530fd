import { connect as connectHttp2, constants } from 'node:http2';
import { type Answer, type Ask, ask } from '@/scripts/hosts/ask';
import { comparable } from './support/compare';
import { hostOf, serveForTests, servers } from './support/servers';
import {
  climbingAddresses,
  fileAddresses,
  missingAddresses,
  movedAddresses,
  pageAddresses,
} from './support/targets';

const served = serveForTests();

const encodings = ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity', undefined];

describe.each(servers)('%s answers as the gateway does (specification 36.1)', (name) => {
  const host = () => hostOf(served.scene, name);

  /** Asks both the same and compares all that is not listed as a server's own. */
  async function same(target: string, request: Ask = {}): Promise<Answer> {
    const [expected, received] = await Promise.all([
      ask(served.scene.gateway.host, target, request),
      ask(host(), target, request),
    ]);
    const asked = `${request.method ?? 'GET'} ${target.slice(0, 80)} ${JSON.stringify(request.headers ?? {})}`;
    expect({ asked, ...comparable(name, received) }).toEqual({ asked, ...comparable(name, expected) });
    if (expected.status === 200 || expected.status === 404)
      expect([asked, received.body.equals(expected.body)]).toEqual([asked, true]);
    return received;
  }

  async function sameInAllForms(targets: readonly string[], status: number): Promise<void> {
    for (const target of targets)
      for (const encoding of encodings)
        for (const method of ['GET', 'HEAD']) {
          const headers = encoding === undefined ? {} : { 'Accept-Encoding': encoding };
          expect([target, (await same(target, { method, headers })).status]).toEqual([target, status]);
        }
  }

  it('to every page in both languages, compressed and not', () => sameInAllForms(pageAddresses, 200));

  it('to files of every kind: type, encoding, how long they may be kept', async () => {
    const files = fileAddresses();
    expect(files.length).toBeGreaterThan(15);
    await sameInAllForms(files, 200);
  });

  it('to addresses with a slash, .html, index or /en: one permanent redirect, the query kept', async () => {
    for (const target of movedAddresses)
      for (const method of ['GET', 'HEAD'])
        expect([target, (await same(target, { method })).status]).toEqual([target, 301]);
  });

  it('to what does not exist: 404 in the language of the prefix', () =>
    sameInAllForms(missingAddresses, 404));

  it('to what climbs out of the folder: nothing', async () => {
    for (const target of climbingAddresses) {
      const { status, body } = await ask(host(), target);
      // nginx finds out before it reads its configuration.
      expect([target, status]).toEqual([target, name === 'nginx' ? 400 : 404]);
      expect(String(body)).not.toContain('firnwerk-website');
    }
  });

  it('to conditional requests for what is missing, and to requests for a part of a page', async () => {
    const stored = { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() };
    expect((await same('/nope', { headers: { ...stored, Range: 'bytes=0-1' } })).status).toBe(404);
    expect((await same('/services', { headers: { Range: 'bytes=0-1' } })).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])(
    'to %s: 405 where there is something, else 404',
    async (method) => {
      for (const target of ['/', '/de/services', '/robots.txt']) {
        const { status, headers } = await same(target, { method });
        expect([target, status, headers.allow]).toEqual([target, 405, 'GET, HEAD']);
      }
      for (const target of ['/nope', '/locales/add/en/common'])
        expect((await same(target, { method })).status).toBe(404);
    },
  );

  it('with a name for the version of each encoding, and 304 when the client has it', async () => {
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const { etag } = (await ask(host(), '/services', { headers })).headers;
      tags.add(etag);
      const again = await ask(host(), '/services', { headers: { ...headers, 'If-None-Match': etag } });
      expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(again.headers).toMatchObject(served.pageAnswer('services.html'));
    }
    expect(tags.size).toBe(3);
  });
});

describe('nginx', () => {
  it('leads from http to https, with all headers', async () => {
    const { status, headers } = await ask(served.scene.nginx.plain, '/de/services?a=1');
    expect([status, headers.location]).toEqual([301, 'https://www.firnwerk.example/de/services?a=1']);
    expect(headers).toMatchObject(served.everyAnswer);
  });

  it('speaks HTTP/2', async () => {
    const { port, hostname } = new URL(served.scene.nginx.host.origin);
    const session = connectHttp2(`https://127.0.0.1:${port}`, {
      ca: served.scene.nginx.host.ca,
      servername: hostname,
    });
    const stream = session.request({
      ':path': '/de/services',
      ':authority': hostname,
      'accept-encoding': 'br',
    });
    const headers = await new Promise((resolve) => stream.once('response', resolve));
    session.destroy();
    expect(headers).toMatchObject({
      ...served.pageAnswer('de/services.html'),
      [constants.HTTP2_HEADER_STATUS]: 200,
      'content-encoding': 'br',
    });
  });
});

describe('where a server cannot do as the gateway does', () => {
  it('Caddy: what cannot be read is refused before it reads its configuration, without its headers', async () => {
    const { status, headers } = await ask(served.scene.caddy.host, '/%zz');
    expect([status, headers['content-security-policy']]).toEqual([400, undefined]);
  });
});
