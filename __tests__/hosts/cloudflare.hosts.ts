/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { policyHeader } from '@/content/headers';
import { defaultLocale } from '@/content/locales';
import { pages } from '@/content/pages';
import { type Answer, type Ask, ask, hangUp } from '@/scripts/hosts/ask';
import { startCloudflare } from '@/scripts/hosts/cloudflare';
import { stopServers } from '@/scripts/hosts/servers';
import { type Served, serve } from '../gateway/support/client';
import { comparable } from './support/compare';
import { climbingAddresses, fileAddresses, missingAddresses, pageAddresses } from './support/targets';

// The first time, the server is installed.
jest.setTimeout(180_000);

let folder: string;
let gateway: Served;
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cloudflare-'));
  gateway = await serve(path.resolve('out'));
  cloudflare = await startCloudflare(folder);
});
afterAll(async () => {
  hangUp();
  await stopServers();
  await gateway?.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (target: string, request: Ask = {}) => ask(cloudflare.host, target, request);
const policy = policyHeader.toLowerCase();

/** Asks both the same and compares all that is not listed as the server's own. */
async function same(target: string, own: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const headers = { 'Accept-Encoding': 'identity' };
  const [expected, received] = await Promise.all([
    gateway.ask(target, { headers }),
    get(target, { headers }),
  ]);
  expect({ target, ...comparable('Cloudflare', received) }).toEqual({
    target,
    ...comparable('Cloudflare', expected),
    ...own,
  });
  expect([target, received.body.equals(expected.body)]).toEqual([target, true]);
  return received;
}

/** A policy by directive, each with its sources. */
const directives = (value: unknown) =>
  Object.fromEntries(
    String(value)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

// A second rule for a header would add to the first, and a policy joined with another is a stricter one.
it('reads every rule for headers, and of the redirects all but Netlify’s', () => {
  const rules = readFileSync('out/_headers', 'utf8').match(/^\/.*$/gm);
  expect(cloudflare.printed()).toContain(`Parsed ${rules?.length} valid header rules.`);
  expect(cloudflare.printed()).not.toContain('invalid header');
  const redirects = readFileSync('out/_redirects', 'utf8');
  const skipped = redirects.match(/ (?:301!|404)$/gm) ?? [];
  expect(cloudflare.printed().match(/Valid status codes are/g)).toHaveLength(skipped.length);
  expect(cloudflare.printed()).toContain(`Found ${skipped.length} invalid redirect rules`);
});

describe('Cloudflare Pages answers as the gateway does (specification 36.1)', () => {
  it('to every page; its policy is the same for all, and allows the styles of each', async () => {
    for (const target of pageAddresses) {
      const { headers } = await same(target);
      const { 'style-src': ofAll, ...rest } = directives(headers[policy]);
      const { 'style-src': own, ...others } = directives((await gateway.ask(target)).headers[policy]);
      expect({ target, ...rest }).toEqual({ target, ...others });
      expect([target, ofAll]).toEqual([target, expect.arrayContaining(own ?? [])]);
    }
  });

  it('to files of every kind: type, how long they may be kept', async () => {
    for (const target of fileAddresses()) expect((await same(target)).status).toBe(200);
  });

  // Specification 2.27
  it('to what does not exist: 404 in the language of the prefix', async () => {
    for (const target of [...missing, ...climbingAddresses])
      expect((await same(target, { 'cache-control': 'no-store' })).status).toBe(404);
  });

  // Specification 3.3
  it('to «/en…»: one permanent redirect to the URL without it, the query kept', async () => {
    for (const { path: page } of pages) {
      const target = `/${defaultLocale}${page === '/' ? '' : page}`;
      const { status, headers } = await get(`${target}?utm=1`);
      expect([target, status, headers.location]).toEqual([target, 301, `${page}?utm=1`]);
    }
  });

  it('to a visitor who has the page already: 304', async () => {
    const { etag } = (await get('/services')).headers;
    const again = await get('/services', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

/** Files of `out/` that the gateway keeps to itself. */
const shown = ['/404', '/de/404', '/services.html.br', '/index.html.gz'];
/** Only the local server has no answer to these, nor to a path that is longer than a file's name may be. */
const failing = ['/_headers', '/_redirects'];
const missing = missingAddresses.filter(
  (target) => ![...shown, ...failing].includes(target) && target.length < 256,
);

describe('where Cloudflare Pages cannot do as the gateway does', () => {
  it('a slash at the end and «.html» are taken away with 308 in place of 301, «/en/…/» in two steps', async () => {
    for (const [target, location] of [
      ['/services/', '/services'],
      ['/services.html', '/services'],
      ['/de/services/', '/de/services'],
      ['/en/services/', '/en/services'],
    ] as const) {
      const { status, headers } = await get(target);
      expect([target, status, headers.location]).toEqual([target, 308, location]);
    }
    expect((await get('/de/')).headers.location).toBe('/de');
  });

  it('other origins may load pages, too, as they may pictures', async () => {
    for (const target of ['/', '/images/brand/icon-512.png', '/nope', '/en'])
      expect((await get(target)).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('pages of «not found» and compressed copies have addresses of their own', async () => {
    for (const target of shown) expect([target, (await get(target)).status]).toEqual([target, 200]);
  });
});
