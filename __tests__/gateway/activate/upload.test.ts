import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { keepForUpload } from '@/gateway/activate/upload';
import { listen } from '@/scripts/programs';
import { folderOfTest } from '../../support/folder';
import { makeRelease, scriptsIn, write } from './support/releases';

const folder = folderOfTest();
const release = (name: string, ...scripts: string[]) => makeRelease(folder, name, `2026-11-${name}`, scripts);
const out = (releaseFolder: string) => path.join(releaseFolder, 'out');

/** The `out/` that the host has, as it was uploaded. */
let uploaded: string;
/** How the host answers in place of the files. */
let status: number | undefined;
let host: Server;
let origin: string;
beforeEach(async () => {
  status = undefined;
  host = createServer(({ url = '' }, response) => {
    const file = path.join(uploaded, url);
    if (status ?? !existsSync(file)) response.writeHead(status ?? 404).end();
    else response.end(readFileSync(file));
  });
  origin = await listen(host);
});
afterEach(() => host.close());

async function upload(releaseFolder: string, keep = 10): Promise<string> {
  const said = await keepForUpload(releaseFolder, origin, keep);
  uploaded = out(releaseFolder);
  return said;
}

describe('deploy/activate upload (specification 36.6)', () => {
  beforeEach(async () => {
    uploaded = folder;
    await upload(release('01', 'a.js', 'a.js.br', 'shared.js'));
  });

  it('adds the hashed files of the site that is live, one release after the other', async () => {
    expect(await upload(release('02', 'b.js', 'shared.js'))).toBe(
      'out/ has the hashed files of earlier releases (1); files added: 1.',
    );
    expect(scriptsIn(uploaded)).toEqual(['a.js', 'b.js', 'shared.js']);
    await upload(release('03', 'c.js', 'shared.js'));
    expect(scriptsIn(uploaded)).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
  });

  it('leaves out files that only older releases had', async () => {
    await upload(release('02', 'b.js', 'shared.js'), 2);
    await upload(release('03', 'c.js', 'shared.js'), 2);
    expect(scriptsIn(uploaded)).toEqual(['b.js', 'c.js', 'shared.js']);
  });

  it('needs no live site when only one release is kept', async () => {
    host.close();
    expect(await upload(release('02', 'b.js'), 1)).toBe(
      'out/ has the hashed files of earlier releases (0); files added: 0.',
    );
    expect(JSON.parse(readFileSync(path.join(uploaded, 'releases.json'), 'utf8'))).toHaveLength(1);
  });

  it.each([
    [
      'answers with an error',
      () => {
        status = 503;
      },
      '/releases.json cannot be fetched (503). Try again.',
    ],
    ['does not answer', () => void host.close(), '/releases.json cannot be fetched (no answer). Try again.'],
    [
      'answers with a page',
      () => write(path.join(uploaded, 'releases.json'), '<!doctype html>'),
      '/releases.json is not a list of releases. Check which file is served there.',
    ],
    [
      'names a file outside',
      () => write(path.join(uploaded, 'releases.json'), '[{"built":"","files":{"scripts/../../x.js":"x"}}]'),
      '/releases.json is not a list of releases. Check which file is served there.',
    ],
    [
      'has changed a file',
      () => write(path.join(uploaded, 'scripts/a.js'), 'minified'),
      '/scripts/a.js is not the file that was built. At the host, turn off the feature that changes files.',
    ],
  ])('stops with one sentence when the live site %s', async (_, change, sentence) => {
    const next = release('02', 'b.js');
    change();
    await expect(keepForUpload(next, origin, 10)).rejects.toThrow(`${origin}${sentence}`);
  });
});
