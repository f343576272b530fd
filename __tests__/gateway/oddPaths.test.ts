/** @jest-environment node */
import { request } from './support/client';
import { oneGateway } from './support/served';

const site = oneGateway();

describe('request lines that no browser writes (specification 3.2)', () => {
  it.each([
    'GET /../secret.txt HTTP/1.1',
    'GET /../../../../etc/passwd HTTP/1.1',
    'GET /%2e%2e/secret.txt HTTP/1.1',
    'GET /..%2fsecret.txt HTTP/1.1',
    'GET /..%5csecret.txt HTTP/1.1',
    'GET /..\\secret.txt HTTP/1.1',
    'GET /images/..%2f..%2fsecret.txt HTTP/1.1',
    'GET /%252e%252e/secret.txt HTTP/1.1',
    'GET /services.html%00.png HTTP/1.1',
    'GET /.hidden HTTP/1.1',
    'GET /%2ehidden HTTP/1.1',
    'GET /.git/config HTTP/1.1',
    'GET //.git/config HTTP/1.1',
    'GET //evil.test/ HTTP/1.1',
    'GET /\\evil.test/ HTTP/1.1',
    'GET /en//evil.test/ HTTP/1.1',
    'GET /en/\\evil.test/ HTTP/1.1',
    'GET /services;x=1 HTTP/1.1',
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
