import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  ActivationFailure,
  addFiles,
  byAge,
  checkComplete,
  placeFile,
  readList,
  removeUnlisted,
} from './hashedFiles';

interface Activation {
  /** Absolute path of the release; the other releases are in the same folder. */
  readonly release: string;
  /** Absolute path of the link to the live release. */
  readonly link: string;
  /** Shell command that reloads the servers; omitted when they are not running yet. */
  readonly command?: string | undefined;
  /** How many of the newest releases to keep. */
  readonly keep: number;
}

/**
 * Puts a new or former release live:
 *
 * 1. Every release that is kept gets the hashed files of all others, for pages that visitors have open.
 * 2. The configuration of Caddy and nginx names the folder of this release, so pages and policies change together when
 *    the servers reload.
 * 3. The link points to the release, and the command reloads the servers. If it fails, the former release is restored.
 * 4. Old releases are removed, together with hashed files that only they used.
 *
 * @returns one line that says what was done
 * @throws ActivationFailure when the former release is still live
 */
export function activateOnMachine({ release, link, command, keep }: Activation): string {
  if (!path.isAbsolute(link)) throw new ActivationFailure(`${link} is not an absolute path of a link.`);
  const former = targetOf(link);
  checkComplete(release);
  const all = releasesIn(path.dirname(release)).sort((one, other) => byAge(one.list, other.list));
  const served = [release, former];
  const kept = all.filter(({ folder }, place) => place < keep || served.includes(folder));
  for (const to of kept)
    for (const from of kept) addFiles(from.list, path.join(from.folder, 'out'), path.join(to.folder, 'out'));
  nameFolder(release);

  point(link, release);
  if (command !== undefined && !run(command)) {
    if (former === undefined)
      throw new ActivationFailure(`"${command}" failed; remove the cause and activate again.`);
    point(link, former);
    const again = run(command) ? 'is served as before' : 'is linked again, but its servers do not run either';
    throw new ActivationFailure(`"${command}" failed; ${former} ${again}.`);
  }

  const old = all.filter((one) => !kept.includes(one));
  for (const { folder } of old) rmSync(folder, { recursive: true });
  for (const { folder } of kept)
    removeUnlisted(
      path.join(folder, 'out'),
      kept.map(({ list }) => list),
    );
  return `${release} is active; ${kept.length} releases stay, ${old.length} removed.`;
}

/** @returns the release that a link points to */
function targetOf(link: string): string | undefined {
  const there = lstatSync(link, { throwIfNoEntry: false });
  if (!there) return undefined;
  if (!there.isSymbolicLink())
    throw new ActivationFailure(
      `${link} is not a link. Move it away, so that the link to the release can take its place.`,
    );
  return existsSync(link) ? realpathSync(link) : undefined;
}

/** Replaces the link in one step, so that it always exists. */
function point(link: string, release: string): void {
  const unnamed = `${link}.${process.pid}.tmp`;
  symlinkSync(release, unnamed);
  renameSync(unnamed, link);
}

/** @returns the releases in a folder; anything else in it is ignored */
function releasesIn(folder: string) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .filter((release) => existsSync(path.join(release, 'hosting/policies.json')))
    .map((release) => ({ folder: release, list: readList(release) }));
}

/** The lines of a release's host files that name the served folder. */
const roots = [
  { file: 'hosting/Caddyfile', line: /^(\troot \* \{\$SITE_ROOT:)[^}]+(\})$/m },
  { file: 'hosting/nginx/site.conf', line: /^(root )[^;]+(;)$/m },
];

/** Points the host files of a release to its own folder. */
export function nameFolder(release: string): void {
  for (const { file, line } of roots) {
    const text = readFileSync(path.join(release, file), 'utf8');
    if (!line.test(text))
      throw new ActivationFailure(`${file} has no line ${line}. Build the release again.`);
    const out = path.join(release, 'out');
    const named = text.replace(line, (_, before, after) => `${before}${out}${after}`);
    const { mode } = statSync(path.join(release, file));
    placeFile(path.join(release, file), (unnamed) => {
      writeFileSync(unnamed, named);
      // Servers that are not root must be able to read it, whatever the umask.
      chmodSync(unnamed, mode);
    });
  }
}

/** @returns whether a command succeeded; its output is shown */
const run = (command: string): boolean => spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0;
