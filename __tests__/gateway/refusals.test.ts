import { contentSecurityPolicy, securityHeaders } from '@/content/headers';
import { request, type ServeOptions } from './support/client';
import { oneGateway } from './support/served';

const log: string[] = [];
const logger = { level: 'error', stream: { write: (line: string) => void log.push(line) } };
const change: ServeOptions['change'] = (app) => {
  app.get('/boom', () => {
    throw new Error('the inside');
  });
};
const site = oneGateway([{}, { change, logger }]);

const lowerCase = Object.entries(securityHeaders(contentSecurityPolicy({}))).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);
const everyAnswer: Record<string, string | undefined> = {
  ...Object.fromEntries(lowerCase),
  'referrer-policy': 'strict-origin-when-cross-origin',
};

describe('every answer (specification 1.5, 27.3, 27.4, 27.13, 35.3 and 35.4)', () => {
  it.each([
    [301, '/en/services', {}],
    [304, '/robots.txt', { 'If-None-Match': '*' }],
    [400, '/%zz', {}],
    [404, '/de/nope', {}],
    [500, '/boom', {}],
  ])('%i carries the security headers: %s', async (status, target, headers) => {
    const answer = await site().ask(target, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(everyAnswer);
  });

  it('files that pages show or run have a policy of their own, which allows nothing', async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    const { 'permissions-policy': ofDocuments, ...others } = everyAnswer;
    const { status, headers } = await site().ask('/images/ridge.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...others,
      'content-security-policy': policy,
      // Readers of feeds show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect((await site().ask('/images/none.svg')).headers).toMatchObject({
      ...others,
      'permissions-policy': ofDocuments,
    });
  });

  it.each([
    ['no HTTP at all', 'firn\r\n\r\n', 400],
    ['bytes that no address may hold', request('GET /services/?q=\u00fc HTTP/1.1'), 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('even to %s', async (_name, bytes, status) => {
    const received = await site().raw(bytes);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders(contentSecurityPolicy({}))))
      expect(received).toContain(`${name}: ${value}`);
    expect(received).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
  });
});

describe('errors', () => {
  it('a fault of ours is one sentence outside and a line in the log', async () => {
    const { headers, text } = await site().ask('/boom');
    expect(text).toBe('Something went wrong on our side. Please try again in a moment.\n');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(log.join('')).toContain('the inside');
  });

  it.each(['/%zz', '/%c0%ae%c0%ae/secret.txt', '/en/%e0%a4/'])(
    'malformed percent-encoding is reported in one sentence: %s',
    async (target) => {
      const { status, text } = await site().ask(target);
      expect([status, text]).toEqual([400, 'This URL cannot be read.\n']);
    },
  );

  it.each(['POST', 'OPTIONS'])('%s is not allowed on a page', async (method) => {
    for (const target of ['/services', '/en/services', '/locales/en/common.json']) {
      const answer = await site().ask(target, { method, headers: { 'Content-Length': 4 }, body: '{bad' });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.headers).toMatchObject(everyAnswer);
    }
  });

  it('a form without a host, as HTTP/1.0 allows, is taken, and from a foreign origin refused', async () => {
    const body = '{"Email":"urs@visitor.test","Message":"x"}';
    const form = (origin: string) =>
      site().raw(
        `POST /api/Auth/SendEmailFirnwerk HTTP/1.0\r\n${origin}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    expect(await form('')).toMatch(/^HTTP\/1.1 202 /);
    expect(await form('Origin: https://other.test\r\n')).toMatch(/^HTTP\/1.1 403 /);
  });

  it.each([
    ['gzip, chunked', 501],
    ['chunked, chunked', 400],
    ['Chunked', 202],
  ])('a body in the transfer coding "%s" is answered %i', async (coding, status) => {
    const body = '{"Email":"urs@visitor.test","Message":"x"}';
    const answer = await site().raw(
      `POST /api/Auth/SendEmailFirnwerk HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nTransfer-Encoding: ${coding}\r\nConnection: close\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status !== 202) expect(answer).toMatch(/content-type: application\/problem\+json/i);
  });
});
