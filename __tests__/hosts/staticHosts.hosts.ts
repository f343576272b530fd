import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { policyHeader } from '@/content/headers';
import { defaultLocale } from '@/content/locales';
import { pages } from '@/content/pages';
import { type Answer, type Ask, ask, hangUp } from '@/scripts/hosts/ask';
import { nodeOfTools, startCloudflare } from '@/scripts/hosts/cloudflare';
import { stopServers } from '@/scripts/hosts/servers';
import { staticRedirects } from '@/scripts/postbuild/hosts/staticHosts';
import { type Served, serve } from '../gateway/support/client';
import { makeSite, removeSite, siteFiles } from '../gateway/support/site';
import { folderOfFile } from '../support/folder';
import { comparable } from './support/compare';
import { climbingAddresses, fileAddresses, missingAddresses, pageAddresses } from './support/targets';

// In one file, as the first run installs what both need.
jest.setTimeout(180_000);

const folder = folderOfFile();
let gateway: Served;
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;

beforeAll(async () => {
  gateway = await serve(path.resolve('out'));
  cloudflare = await startCloudflare(folder);
});
afterAll(async () => {
  hangUp();
  await stopServers();
  await gateway?.app.close();
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

/** The lines of a file that say something. */
const linesOf = (name: string) =>
  readFileSync(`out/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

// A second rule for a header would add to the first, and a policy joined with another is a stricter one.
it('reads every rule for headers, and of the redirects all but Netlify’s', () => {
  const rules = linesOf('_headers').filter((line) => line.startsWith('/'));
  expect(cloudflare.printed()).toContain(`Parsed ${rules.length} valid header rules.`);
  expect(cloudflare.printed()).not.toContain('invalid header');
  const skipped = linesOf('_redirects').filter((line) => / (?:301!|404|410)$/.test(line));
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
  it('to "/en…": one permanent redirect to the URL without it, the query kept', async () => {
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
  it('a slash at the end and ".html" are taken away with 308 in place of 301, "/en/…/" in two steps', async () => {
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

  it('pages of "not found" and compressed copies have addresses of their own', async () => {
    for (const target of shown) expect([target, (await get(target)).status]).toEqual([target, 200]);
  });
});

/** What Netlify's own parsers say. */
interface Read {
  readonly redirects: readonly { from: string; to: string; status: number; force: boolean }[];
  readonly headers: readonly { for: string; values: Readonly<Record<string, string>> }[];
  /** What they could not read, in their words. */
  readonly refused: readonly string[];
}

const readByNetlify = (site: string): Read => {
  const args = ['scripts/hosts/tools/netlify.mjs', site];
  return JSON.parse(execFileSync(nodeOfTools(), args, { encoding: 'utf8' }));
};

describe('old addresses (specification 3.10)', () => {
  let site: string;
  beforeAll(async () => {
    site = await makeSite();
    const old = { '/offers': '/services', '/de/offers': '/de/services', '/fax': null, '/de/fax': null };
    writeFileSync(path.join(site, '_redirects'), staticRedirects(old));
  });
  afterAll(() => removeSite(site));

  it('Cloudflare Pages redirects them, and answers 404 for a page that is gone', async () => {
    const own = path.join(folder, 'old');
    mkdirSync(own);
    const { host } = await startCloudflare(own, site);
    for (const [target, page] of [
      ['/offers?utm=1', '/services?utm=1'],
      ['/de/offers/', '/de/services'],
    ] as const) {
      const { status, headers } = await ask(host, target);
      expect([target, status, headers.location]).toEqual([target, 301, page]);
    }
    for (const [target, page] of [
      ['/fax', '404.html'],
      ['/de/fax', 'de/404.html'],
    ] as const) {
      const { status, body } = await ask(host, target, { headers: { 'Accept-Encoding': 'identity' } });
      expect([target, status, String(body)]).toEqual([target, 404, siteFiles[page]]);
    }
  });

  it('Netlify reads them, and for a page that is gone the status 410', () => {
    const { redirects, refused } = readByNetlify(site);
    expect(refused).toEqual([]);
    const rules = redirects.map(({ from, to, status, force }) => [from, to, status, force]);
    expect(rules[0]).toEqual(['/offers', '/services', 301, false]);
    expect(rules.slice(-3)).toEqual([
      ['/fax', '/404.html', 410, false],
      ['/de/fax', '/de/404.html', 410, false],
      ['/de/*', '/de/404.html', 404, false],
    ]);
  });
});

// No server of Netlify runs here.
describe('Netlify’s files (specification 36.1)', () => {
  let read: Read;
  beforeAll(() => {
    read = readByNetlify('out');
  });

  it('are read whole', () => {
    expect(read.refused).toEqual([]);
    expect(read.redirects).toHaveLength(linesOf('_redirects').length);
    const headers = read.headers.flatMap(({ for: path, values }) => [
      path,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(headers).toEqual(linesOf('_headers'));
  });

  // The first rule that fits is taken.
  it('its own redirects come before Cloudflare’s, over the pages that are there, and "not found" last', () => {
    const { redirects } = read;
    const own = redirects.findIndex(({ force }) => force);
    const notFound = redirects.findIndex(({ status }) => status >= 400);
    const ofCloudflare = redirects.findIndex(({ force }, index) => index > own && !force);
    expect(redirects.slice(own, ofCloudflare).every(({ force, status }) => force && status === 301)).toBe(
      true,
    );
    expect(
      redirects.slice(ofCloudflare, notFound).every(({ force, status }) => !force && status === 301),
    ).toBe(true);
    expect(redirects.slice(notFound)).toEqual([
      expect.objectContaining({ from: '/de/*', to: '/de/404.html', status: 404, force: false }),
    ]);
  });

  it('no target may begin with two slashes, which would lead to another host', () => {
    for (const { from, to } of read.redirects)
      expect([from, to]).toEqual([from, expect.stringMatching(/^\/(?![/:*]?splat|\/|\*)/)]);
  });
});
