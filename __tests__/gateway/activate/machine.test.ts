import { chmodSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { activateOnMachine } from '@/gateway/activate/machine';
import { listFile } from '@/lib/release';
import { folderOfTest } from '../../support/folder';
import { foldersIn, makeRelease, scriptsIn, write } from './support/releases';

const folder = folderOfTest();
const releases = () => path.join(folder, 'releases');
const link = () => path.join(folder, 'site');
const release = (name: string, ...scripts: string[]) =>
  makeRelease(releases(), name, `2026-11-${name}`, scripts);
const activate = (of: string, { keep = 10, command }: { keep?: number; command?: string } = {}) =>
  activateOnMachine({ release: of, link: link(), command, keep });
const scripts = (of: string) => scriptsIn(path.join(of, 'out'));

describe('deploy/activate machine (specification 36.6)', () => {
  it('points the link to the release, and its servers to the folder of the release', () => {
    const first = release('01', 'a.js');
    expect(activate(first)).toBe(`${first} is active; 1 releases stay, 0 removed.`);
    const second = release('02', 'b.js');
    chmodSync(path.join(second, 'hosting/Caddyfile'), 0o640);
    activate(second);
    activate(second);
    expect(readlinkSync(link())).toBe(second);
    expect(foldersIn(folder)).toEqual(['releases', 'site']);
    const caddyfile = readFileSync(path.join(second, 'hosting/Caddyfile'), 'utf8');
    expect(caddyfile.match(/^\troot .*$/gm)).toEqual([`\troot * {$SITE_ROOT:${second}/out}`]);
    expect(statSync(path.join(second, 'hosting/Caddyfile')).mode & 0o777).toBe(0o640);
    const nginx = readFileSync(path.join(second, 'hosting/nginx/site.conf'), 'utf8');
    expect(nginx.match(/^root .*$/gm)).toEqual([`root ${second}/out;`]);
  });

  it('gives each release the hashed files of all others, so that a rollback keeps those of the newer one', () => {
    const first = release('01', 'a.js', 'shared.js');
    activate(first);
    const second = release('02', 'b.js', 'shared.js');
    activate(second);
    expect(scripts(second)).toEqual(['a.js', 'b.js', 'shared.js']);
    activate(first);
    expect(scripts(first)).toEqual(['a.js', 'b.js', 'shared.js']);
    expect(readFileSync(path.join(first, 'out/index.html'), 'utf8')).toBe('01');
  });

  it('removes old releases by build time, not file times, with the files that only they had', () => {
    const all = ['04', '03', '02', '01'].map((name) => release(name, `${name}.js`, 'shared.js'));
    for (const one of all) {
      utimesSync(path.join(one, 'out/scripts/shared.js'), 0, 0);
      activate(one);
    }
    const newest = release('05', '05.js', 'shared.js');
    utimesSync(path.join(newest, 'out/scripts/shared.js'), 0, 0);
    activate(newest, { keep: 2 });
    // The one that was active until now stays, too.
    expect(foldersIn(releases())).toEqual(['01', '04', '05']);
    for (const name of ['01', '04', '05'])
      expect(scripts(path.join(releases(), name))).toEqual(['01.js', '04.js', '05.js', 'shared.js']);
  });

  it('never removes the active release, a folder that is no release, or a file', () => {
    const old = release('01', 'a.js');
    release('02', 'b.js');
    release('03', 'c.js');
    mkdirSync(path.join(releases(), 'lost+found'));
    write(path.join(releases(), 'release.tgz'), '');
    activate(old, { keep: 1 });
    expect(foldersIn(releases())).toEqual(['01', '03', 'lost+found', 'release.tgz']);
  });

  it('runs the command once the link is moved; when it fails, the former release is back and nothing was removed', () => {
    const first = release('01', 'a.js');
    activate(first, { command: `readlink ${link()} >> ${folder}/log` });
    const second = release('02', 'b.js');
    const fail = `readlink ${link()} >> ${folder}/log; ! grep -q 02 ${folder}/log`;
    expect(() => activate(second, { keep: 1, command: fail })).toThrow(`${first} is linked again`);
    expect(readlinkSync(link())).toBe(first);
    expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe(`${first}\n${second}\n${first}\n`);
    expect(foldersIn(releases())).toEqual(['01', '02']);
  });

  it.each([
    ['out/index.html', 'out/index.html is missing. Unpack or build the release again.'],
    ['out/scripts/b.js', 'out/scripts/b.js is missing. Unpack or build the release again.'],
  ])('refuses a release without %s, and leaves the other one active', (file, sentence) => {
    const first = release('01', 'a.js');
    activate(first);
    const second = release('02', 'b.js');
    rmSync(path.join(second, file));
    expect(() => activate(second)).toThrow(sentence);
    expect(readlinkSync(link())).toBe(first);
  });

  it('refuses a list that leads out of the release, and a folder instead of the link', () => {
    const first = release('01', 'a.js');
    write(path.join(first, listFile), JSON.stringify({ built: '', files: { 'scripts/../../../etc/x': '' } }));
    expect(() => activate(first)).toThrow('is not a list of a release');
    mkdirSync(link());
    expect(() => activate(release('02', 'b.js'))).toThrow('is not a link');
  });
});
