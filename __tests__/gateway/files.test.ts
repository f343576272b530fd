import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from './support/client';
import { oneGateway } from './support/served';
import { makeSite, removeSite, siteFiles } from './support/site';

const site = oneGateway();

describe('files (specification 36.2)', () => {
  it.each([
    ['/_next/static/chunks/main-1a2b.js', 'application/javascript; charset=utf-8'],
    ['/_next/static/chunks/pages/[locale]/services-3c4d.js', 'application/javascript; charset=utf-8'],
    ['/images/ridge.svg', 'image/svg+xml'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    const { status, headers, text } = await site().ask(target);
    expect([status, text]).toEqual([200, siteFiles[decodeURIComponent(target).slice(1)]]);
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
    for (const target of ['/', '/services', '/_next/static/chunks/main-1a2b.js']) {
      const { status, headers, text } = await site().ask(target, {
        headers: { 'Accept-Encoding': accepted },
      });
      const file = { '/': 'index.html', '/services': 'services.html' }[target] ?? target.slice(1);
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
      expect(text).toBe(siteFiles[file]);
    }
  });

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/images/ridge.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/_next/static/chunks/main-1a2b.js', 'public, max-age=31536000, immutable'],
  ])('%s may be kept: %s', async (target, rule) => {
    const first = await site().ask(target, { headers: { 'Accept-Encoding': 'br' } });
    expect([first.headers['cache-control'], first.headers.etag]).toEqual([rule, expect.any(String)]);
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag };
    const { status, headers, body } = await site().ask(target, { headers: again });
    expect([status, body.length, headers['cache-control']]).toEqual([304, 0, rule]);
  });

  // Specification 23.13; Fetch, "Cross-Origin-Resource-Policy header"
  it.each([
    ['/images/ridge.svg', 'cross-origin'],
    ['/', 'same-origin'],
    ['/images/missing.svg', 'same-origin'],
  ])('%s may be shown by: %s', async (target, origins) => {
    const { headers } = await site().ask(target);
    expect(headers['cross-origin-resource-policy']).toBe(origins);
  });

  it('HEAD has the headers of GET and no body', async () => {
    for (const target of ['/', '/services', '/nope', '/images/ridge.svg']) {
      const get = await site().ask(target, { headers: { 'Accept-Encoding': 'br' } });
      const head = await site().ask(target, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
      const { date: _got, ...expected } = get.headers;
      const { date: _asked, ...received } = head.headers;
      expect([head.status, head.body.length, received]).toEqual([get.status, 0, expected]);
    }
  });
});

describe('versions of files (specification 36.7)', () => {
  it('another content has another ETag where all files have one time and one size', async () => {
    const changed = {
      ...siteFiles,
      'services.html': (siteFiles['services.html'] ?? '').replace('Serv', 'Varv'),
    };
    const tags = new Set<unknown>();
    for (const files of [siteFiles, changed]) {
      const out = await makeSite(files);
      // As tools that make reproducible images do.
      for (const name of await readdir(out, { recursive: true })) await utimes(path.join(out, name), 0, 0);
      const { app, ask } = await serve(out);
      for (const encoding of ['br', 'gzip', 'identity'])
        tags.add((await ask('/services', { headers: { 'Accept-Encoding': encoding } })).headers.etag);
      await app.close();
      await removeSite(out);
    }
    expect(tags.size).toBe(6);
  });

  it.each([
    ['the ETag', (tag: string) => tag, 304],
    [
      'the ETag in a list, without the mark of weakness',
      (tag: string) => `"x", ${tag.replace('W/', '')}`,
      304,
    ],
    ['the ETag of another encoding', (tag: string) => tag.replace('-br', '-gzip'), 200],
  ])('If-None-Match with %s', async (_, known, expected) => {
    const headers = { 'Accept-Encoding': 'br' };
    const { etag = '' } = (await site().ask('/services', { headers })).headers;
    const again = { ...headers, 'If-None-Match': known(etag) };
    expect((await site().ask('/services', { headers: again })).status).toBe(expected);
  });
});

describe('KEPT_DIR (specification 36.6)', () => {
  it('has the hashed files that the release lacks, and nothing else', async () => {
    const out = await makeSite();
    const kept = path.join(path.dirname(out), 'kept');
    const files = {
      'scripts/engine-OLD.js': 'former();\n',
      '_next/static/chunks/main-1a2b.js': 'other();\n',
      'lists/1.json': '{}',
      'services.html': 'former',
    };
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(kept, name)), { recursive: true });
      await writeFile(path.join(kept, name), content);
    }
    const { app, ask } = await serve(out, { KEPT_DIR: kept });
    const former = await ask('/scripts/engine-OLD.js');
    expect([
      former.status,
      former.text,
      former.headers['content-type'],
      former.headers['cache-control'],
    ]).toEqual([
      200,
      'former();\n',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect((await ask('/_next/static/chunks/main-1a2b.js')).text).toBe(
      siteFiles['_next/static/chunks/main-1a2b.js'],
    );
    expect((await ask('/services')).text).toBe(siteFiles['services.html']);
    expect((await ask('/lists/1.json')).status).toBe(404);
    expect((await ask('/scripts/%2e%2e/lists/1.json')).status).toBe(404);
    // It may come with the next release.
    expect((await ask('/scripts/engine-NEW.js')).status).toBe(404);
    await writeFile(path.join(kept, 'scripts/engine-NEW.js'), 'newer();\n');
    expect((await ask('/scripts/engine-NEW.js')).text).toBe('newer();\n');
    await app.close();
    await rm(kept, { recursive: true });
    await removeSite(out);
  });
});
