import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyOf } from '@/scripts/edit/admin/policy';
import { ask, home, onDisk, port, root, serveScene, write } from './support/scene';

// The editor’s server reads and writes what editors change, for the page that knows its token, and nothing else
// (specification 39.3).

const { server } = serveScene();

test('it listens to this machine alone', () => {
  expect((server().address() as AddressInfo).address).toBe('127.0.0.1');
});

test('lists the files of editors, and nothing else', async () => {
  expect(JSON.parse((await ask('/files')).text)).toEqual([
    'public/locales/de/home.json',
    home,
    'content/articles/en/one.md',
    'content/jobs.json',
    'content/photos/harbour.jpg',
  ]);
});

test.each([
  ['without the token', { Authorization: '' }, 401],
  ['with another token', { Authorization: 'Bearer guessed' }, 401],
  ['under a name that leads to this machine', { Host: `evil.example:${port}` }, 421],
  ['under another name of this machine', { Host: `localhost:${port}` }, 421],
  ['from another page', { Origin: 'https://evil.example' }, 403],
  ['from another port of this machine', { Origin: 'http://127.0.0.1:3000' }, 403],
  ['from a page without an origin', { Origin: 'null' }, 403],
])('rejects %s', async (_, headers: Record<string, string>, status) => {
  for (const [method, path] of [
    ['GET', `/files/${home}`],
    ['GET', '/files'],
    ['GET', '/check'],
    ['PUT', `/files/${home}`],
    ['POST', '/draft'],
    ['DELETE', '/files/content/photos/harbour.jpg'],
  ] as const)
    expect([
      path,
      (await ask(path, { method, headers, ...(method === 'PUT' && { body: '{}' }) })).status,
    ]).toEqual([path, status]);
  expect(onDisk(home)).toContain('"One"');
  expect(existsSync(join(root, 'content/photos/harbour.jpg'))).toBe(true);
});

const outside = [
  'package.json',
  '.git/hooks/pre-commit',
  '../package.json',
  'public/locales/en/../../../package.json',
  'public/locales/en/..%2f..%2f..%2fpackage.json',
  'public/locales/en/%2e%2e/%2e%2e/%2e%2e/package.json',
  'public/locales/en/..%5c..%5cpackage.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'content/photos/../../package.json',
  'content/photos/harbour.jpg%00.json',
  'content/photos/run.sh',
  'content/photos/.htaccess',
  'content/articles/en/.sveltia-tmp-1.md',
  'content/articles/en/one.md/../../../../package.json',
  'content/articles/fr/one.md',
  'content/routes.ts',
  'content/secret.txt',
  'content/pictures.json',
  'public/locales/en/home.json%0a',
  'public/locales/en/home.ts',
  '%',
];

test.each(outside)('%s is neither read, written nor removed', async (file) => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect([
      method,
      (await ask(`/files/${file}`, { method, body: method === 'PUT' ? '{}' : undefined })).status,
    ]).toEqual([method, 404]);
  expect(onDisk('package.json')).toBe('{}');
  expect(onDisk('.git/hooks/pre-commit')).toBe('');
});

test('links of the file system lead nowhere, files and folders', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  for (const name of ['far.md', 'far.jpg']) writeFileSync(join(elsewhere, name), 'far');
  symlinkSync(join(root, 'package.json'), join(root, 'public/locales/en/linked.json'));
  symlinkSync(join(elsewhere, 'far.jpg'), join(root, 'content/photos/linked.jpg'));
  rmSync(join(root, 'content/policies'), { recursive: true, force: true });
  mkdirSync(join(root, 'content/policies'));
  symlinkSync(elsewhere, join(root, 'content/policies/en'));
  const linked = ['public/locales/en/linked.json', 'content/photos/linked.jpg', 'content/policies/en/far.md'];
  for (const file of linked) {
    // It leads to something.
    expect(onDisk(file)).toMatch(/^(?:far|\{\})$/);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect([file, method, (await ask(`/files/${file}`, { method })).status]).toEqual([file, method, 404]);
    expect(onDisk(file)).toMatch(/^(?:far|\{\})$/);
  }
  expect((await ask('/files')).text).not.toMatch(/linked|far/);
  for (const file of linked.slice(0, 2)) rmSync(join(root, file));
  rmSync(join(root, 'content/policies'), { recursive: true });
  rmSync(elsewhere, { recursive: true });
});

test('a body over 40 MB is refused with its name, and one below is accepted', async () => {
  const photo = 'content/photos/large.jpg';
  const { status, text } = await write(photo, Buffer.alloc(40 * 1024 * 1024 + 1));
  expect([status, text]).toEqual([
    422,
    `${photo}: is larger than 40 MB, so this file was not written; make it smaller`,
  ]);
  expect(existsSync(join(root, photo))).toBe(false);
  expect((await write(photo, Buffer.alloc(40 * 1024 * 1024))).status).toBe(204);
  rmSync(join(root, photo));
  rmSync(join(root, 'content/photos/large.json'));
});

test('the editor’s page reaches this machine alone (specification 39.6)', () => {
  const origins = policyOf([], ['http://127.0.0.1:4401']).match(/\bhttps?:\S+|\*/g);
  expect(origins).toEqual(['http://127.0.0.1:4401;']);
  // Requests of Sveltia CMS itself cause no error on the console.
  for (const kind of ['img', 'frame', 'manifest'])
    expect(policyOf([])).toMatch(new RegExp(`(?:^|; )${kind}-src [^;]*blob:`));
});

test('the page has its policy, and the content check is asked (specification 39.6)', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(JSON.parse((await ask('/check')).text)).toEqual({
    mistakes: ['content/jobs.json: one to fix'],
    hints: [],
  });
});
