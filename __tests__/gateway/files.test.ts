/** @jest-environment node */
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { serve } from './support/client';
import { oneGateway } from './support/served';
import { makeSite, removeSite, siteFiles } from './support/site';

const site = oneGateway();

describe('files (specification 36.2)', () => {
  it.each([
    ['/_next/static/chunks/main-1a2b.js', 'application/javascript; charset=utf-8'],
    ['/_next/static/chunks/pages/%5Blocale%5D/services-3c4d.js', 'application/javascript; charset=utf-8'],
    ['/_next/static/chunks/pages/[locale]/services-3c4d.js', 'application/javascript; charset=utf-8'],
    ['/images/ridge.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    const { status, headers, text } = await site().ask(target);
    expect([status, text]).toEqual([200, siteFiles[decodeURIComponent(target).slice(1)]]);
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding «%s» is answered with %s', async (accepted, encoding) => {
    for (const target of ['/', '/services', '/_next/static/chunks/main-1a2b.js']) {
      const { status, headers, text } = await site().ask(target, {
        headers: { 'Accept-Encoding': accepted },
      });
      const file = { '/': 'index.html', '/services': 'services.html' }[target] ?? target.slice(1);
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
      expect(text).toBe(siteFiles[file]);
    }
  });

  it('a file without a compressed sibling comes as it is', async () => {
    const { headers, text } = await site().ask('/de/services', { headers: { 'Accept-Encoding': 'br' } });
    expect([headers['content-encoding'], text]).toEqual([undefined, siteFiles['de/services.html']]);
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/de/services', 'public, max-age=0, must-revalidate'],
    ['/locales/en/common.json', 'public, max-age=0, must-revalidate'],
    ['/images/ridge.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/_next/static/chunks/main-1a2b.js', 'public, max-age=31536000, immutable'],
  ])('%s may be kept: %s', async (target, rule) => {
    const first = await site().ask(target, { headers: { 'Accept-Encoding': 'br' } });
    expect([first.headers['cache-control'], first.headers.etag]).toEqual([rule, expect.any(String)]);
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag };
    const { status, headers, body } = await site().ask(target, { headers: again });
    expect([status, body.length, headers['cache-control']]).toEqual([304, 0, rule]);
  });

  it('each encoding has an ETag of its own', async () => {
    const tags = ['br', 'gzip', 'identity'].map(
      async (encoding) => (await site().ask('/', { headers: { 'Accept-Encoding': encoding } })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it.each([
    ['a file', 'linked.txt', '/linked.txt'],
    ['a page', 'linked.html', '/linked'],
    ['a folder', 'linked', '/linked/secret.txt'],
    ['a compressed file', 'services.html.br', '/services'],
    ['a file within the site', 'other.txt', '/other.txt'],
  ])('a symbolic link is not followed: %s', async (_name, link, target) => {
    const linked = await makeSite();
    const served = await serve(linked);
    try {
      const [place, above] = [path.join(linked, link), path.dirname(linked)];
      await rm(place, { force: true });
      const to = { linked: above, 'other.txt': path.join(linked, 'robots.txt') }[link];
      await symlink(to ?? path.join(above, 'secret.txt'), place);
      const { status } = await served.ask(target, { headers: { 'Accept-Encoding': 'br' } });
      expect([status, (await served.ask('/robots.txt')).status]).toEqual([404, 200]);
    } finally {
      await served.app.close();
      await removeSite(linked);
    }
  });

  it('HEAD says what GET would, without the body', async () => {
    for (const target of ['/', '/services', '/nope', '/images/ridge.svg']) {
      const get = await site().ask(target, { headers: { 'Accept-Encoding': 'br' } });
      const head = await site().ask(target, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
      const { date: _got, ...expected } = get.headers;
      const { date: _asked, ...received } = head.headers;
      expect([head.status, head.body.length, received]).toEqual([get.status, 0, expected]);
    }
  });
});
