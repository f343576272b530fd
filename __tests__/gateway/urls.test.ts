import { request } from './support/client';
import { oneGateway } from './support/served';
import { siteFiles } from './support/site';

const site = oneGateway();

describe('URLs and languages (specification 2.21, 3.1, 3.2, 27.13 and 29.4)', () => {
  it.each([
    ['/', 'index.html'],
    ['/services', 'services.html'],
    ['/de', 'de.html'],
    ['/de/services', 'de/services.html'],
  ])('English is unprefixed, German is under /de: %s answers with %s', async (target, file) => {
    const { status, headers, text } = await site().ask(target);
    expect([status, text]).toEqual([200, siteFiles[file]]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/de/', '/de'],
    ['/de/services/?a=1&b=%20', '/de/services?a=1&b=%20'],
    ['/en', '/'],
    ['/en/services', '/services'],
    ['/en/services.html?x=%2F%2Fevil.test', '/services?x=%2F%2Fevil.test'],
  ])(
    '"/en/…" redirects permanently to the unprefixed URL, and no page ends in a slash or .html: %s',
    async (target, location) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await site().ask(target, { method });
        expect([status, headers.location, body.length]).toEqual([301, location, 0]);
      }
    },
  );

  it.each([
    ['/nope', 'en'],
    ['/404', 'en'],
    ['/images', 'en'],
    ['/services.html.br', 'en'],
    ['/desk', 'en'],
    ['/de/nope', 'de'],
    ['/de/404', 'de'],
    [`/de/${'a'.repeat(5000)}`, 'de'],
  ])('404.html answers for every unknown path, in the language of its prefix: %s', async (target, lang) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { status, headers, text } = await site().ask(target, {
        headers: { 'Accept-Encoding': encoding },
      });
      expect([status, text]).toEqual([404, siteFiles[lang === 'en' ? '404.html' : 'de/404.html']]);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' });
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('a missing page is 404 also for conditional requests', async () => {
    const headers = {
      'If-None-Match': '*',
      'If-Match': '"x"',
      'If-Modified-Since': new Date().toUTCString(),
    };
    const { status, text } = await site().ask('/nope', { headers: { ...headers, Range: 'bytes=0-1' } });
    expect([status, text]).toEqual([404, siteFiles['404.html']]);
  });

  it('"Catalogues are public/locales/{lng}/{ns}.json": served as JSON', async () => {
    const { status, headers, text } = await site().ask('/locales/en/common.json');
    expect([status, JSON.parse(text)]).toEqual([200, { menu: 'Menu' }]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('"POST /locales/add/… is not implemented (404)", with any body', async () => {
    const bodies = { 'application/json': '{bad', 'text/plain': 'a', 'application/x-unheard-of': 'b' };
    for (const [type, body] of Object.entries(bodies)) {
      const headers = { 'Content-Type': type };
      const { status } = await site().ask('/locales/add/en/common', { method: 'POST', headers, body });
      expect(status).toBe(404);
    }
  });
});

describe('request lines that no browser writes (specification 3.2)', () => {
  it.each([
    'GET /../secret.txt HTTP/1.1',
    'GET /%2e%2e/secret.txt HTTP/1.1',
    'GET /..%5csecret.txt HTTP/1.1',
    'GET /images/..%2f..%2fsecret.txt HTTP/1.1',
    'GET /services.html%00.png HTTP/1.1',
    'GET /.git/config HTTP/1.1',
    'GET /.well-known/..%2f.hidden HTTP/1.1',
    'GET /images/.well-known/hidden.txt HTTP/1.1',
    'GET //evil.test/ HTTP/1.1',
    'GET /en//evil.test/ HTTP/1.1',
    'GET http://evil.test//evil.test/ HTTP/1.1',
  ])('nothing outside the site and no other origin: %s', async (line) => {
    const received = await site().raw(request(line));
    expect(received).toMatch(/^HTTP\/1\.1 404 /);
    expect(received).not.toMatch(/secret|hidden|root:|\nlocation:/i);
  });

  it('a whole URL as target is read as its path (RFC 9112)', async () => {
    const redirect = await site().raw(request('GET http://evil.test/en/services/?a=1 HTTP/1.1'));
    expect(redirect).toMatch(/^HTTP\/1\.1 301 /);
    expect(redirect).toMatch(/\r\nlocation: \/services\?a=1\r\n/i);
    expect(await site().raw(request('GET http://evil.test HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
