import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { postbuild } from '@/scripts/postbuild/postbuild';
import { folderOfFile } from '../support/folder';
import { exportSite, longPage, styles } from './support/exported';

const folder = folderOfFile();
const out = path.join(folder, 'out');

const read = (file: string) => readFile(path.join(folder, file));

async function build(changed: Readonly<Record<string, string>> = {}): Promise<void> {
  await exportSite(folder, changed);
  await postbuild(folder, [], false);
}

/** Every file of the site: its bytes, its time, and its inode, which stays until it is rewritten. */
async function filesOf(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of await readdir(out, { recursive: true })) {
    const { ino, mtimeMs } = await stat(path.join(out, name));
    const content = await readFile(path.join(out, name)).catch(() => undefined);
    if (content) found.set(name, [ino, mtimeMs, content.toString('base64')].join());
  }
  return found;
}

/** @returns the files that a further build of another export touches */
async function touchedBy(changed: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const before = await filesOf();
  await build(changed);
  const after = await filesOf();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
const withCopies = (...files: readonly string[]) =>
  files.flatMap((file) => ['', '.br', '.gz'].map((ending) => file + ending));

/** A page that the site loses in the end. */
const old = { 'news/old.html': longPage('old') };
const restyled = longPage('lost').replace(styles, 'b{}');

// One after the other, as the first build, which compresses every file, takes longest.
describe('a further build touches', () => {
  beforeAll(() => build(old));

  it('nothing, when nothing changed', async () => {
    expect(await touchedBy(old)).toEqual([]);
  });

  it('of a changed word its page and that one’s compressed copies', async () => {
    expect(await touchedBy({ ...old, '404.html': longPage('nowhere') })).toEqual(withCopies('404.html'));
    expect(String(await read('out/404.html'))).toContain('nowhere');
    expect(brotliDecompressSync(await read('out/404.html.br'))).toEqual(await read('out/404.html'));
    expect(gunzipSync(await read('out/404.html.gz'))).toEqual(await read('out/404.html'));
  });

  it('of changed styles their page, and the policies', async () => {
    const policies = await read('hosting/policies.json');
    expect(await touchedBy({ ...old, '404.html': restyled })).toEqual([
      ...withCopies('404.html'),
      '_headers',
    ]);
    expect(await read('hosting/policies.json')).not.toEqual(policies);
  });

  it('removes files that the site no longer has', async () => {
    expect(await touchedBy({ '404.html': restyled })).toEqual(withCopies('news/old.html'));
    expect(await readdir(out)).not.toContain('news');
  });
});
