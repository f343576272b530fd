import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBrowserScripts } from '@/lib/browserScripts';
import { listFile, listOf } from '@/lib/release';

/** Two releases of the site, unpacked as docs/deploying.md says. */
export interface Releases {
  /** Absolute path of the folder that holds both, `releases/`, and files added by a test. */
  readonly folder: string;
  /** Absolute path of the last build of this checkout. */
  readonly first: string;
  /** The same with the scripts of a changed source. */
  readonly second: string;
}

/** Puts two releases into a new folder. */
export function unpackReleases(): Releases {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'firnwerk-update-')));
  const [first, second] = [path.join(folder, 'releases/first'), path.join(folder, 'releases/second')];
  const archive = path.join(folder, 'release.tar');
  const [, files = ''] = /^tar czf release\.tgz (.*)$/m.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  execFileSync('tar', ['cf', archive, ...files.split(' ')]);
  for (const release of [first, second]) {
    mkdirSync(release, { recursive: true });
    execFileSync('tar', ['xf', archive, '-C', release]);
  }
  changeScripts(folder, second);
  return { folder, first, second };
}

/** Bundles the scripts of a source with a changed limit of the forms, and updates the pages of a release. */
function changeScripts(folder: string, release: string): void {
  const source = path.join(folder, 'source');
  for (const name of ['components', 'content', 'lib', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(source, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(source, 'node_modules'));
  const limits = path.join(source, 'lib/forms/limits.ts');
  const text = readFileSync(limits, 'utf8');
  const changed = text.replace('message: 20_000', 'message: 20_001');
  if (changed === text) throw new Error('lib/forms/limits.ts has no such limit any more.');
  writeFileSync(limits, changed);
  mkdirSync(path.join(source, 'public'));
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/browser.ts'], { cwd: source });

  const out = path.join(release, 'out');
  const [former, own] = [readBrowserScripts(), readBrowserScripts(source)];
  const renamed = new Map(
    Object.entries(own.islands).map(([name, urls]) => [former.islands[name]?.join(' '), urls.join(' ')]),
  );
  rmSync(path.join(out, 'scripts'), { recursive: true });
  cpSync(path.join(source, 'public/scripts'), path.join(out, 'scripts'), { recursive: true });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(out, name);
    // Compressed copies of the changed files.
    if (/\.html\.(br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(file, 'utf8')
      .replace(/(?<=data-island=")[^"]+/g, (scripts) => renamed.get(scripts) ?? `unknown: ${scripts}`)
      .replaceAll(former.page, own.page);
    writeFileSync(file, html);
  }
  writeFileSync(path.join(release, listFile), JSON.stringify(listOf(out, new Date().toISOString())));
}
