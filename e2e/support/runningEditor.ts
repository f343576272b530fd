import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '@/scripts/copySite';

/** `npm run edit` on a copy of the site, as an editor starts it in a fresh clone. */
export interface RunningEditor {
  /** The printed address of the forms, with the token. */
  readonly address: string;
  /** The address of the site. */
  readonly site: string;
  /** The copy. */
  readonly folder: string;
  /** @returns the content of a file of the copy */
  readonly read: (file: string) => string;
  /** @returns the removed lines of a file, with `-`, and the added ones, with `+`, as git shows them */
  readonly changed: (file: string) => readonly string[];
  /** @returns the files of content and texts that this checkout lacks or has in another version */
  readonly changedFiles: () => readonly string[];
  /** Stops it, and removes the copy. */
  readonly remove: () => Promise<void>;
}

/** It takes two ports, different from those of other tests and workers. */
const port = Number(process.env.E2E_PORT ?? 3100) + 1300 + 2 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Copies the site, and starts the editor there. */
export async function startEditor(): Promise<RunningEditor> {
  const folder = copySite('site-edited-');
  const program = spawn('npm', ['run', '--silent', 'edit', '--', '--webpack'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', EDIT_PORT: `${port}` },
    // A process group of its own, so that its children end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'close');
  let said = '';
  while (!said.includes('The site:')) {
    const pieces: unknown[] = await Promise.race([once(program.stdout, 'data'), ended]);
    if (program.exitCode !== null) throw new Error(`npm run edit has ended: ${said}`);
    said += pieces;
  }
  const [address = '', site = ''] = said.match(/http:\S+/g) ?? [];
  return {
    address,
    site,
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    changed: (file) =>
      differing(['--unified=0', file, join(folder, file)]).filter((line) => /^[-+](?![-+])/.test(line)),
    changedFiles: () =>
      ['content', 'public/locales'].flatMap((below) =>
        differing(['--name-only', '--no-renames', below, join(folder, below)])
          .map((file) => file.slice(file.lastIndexOf(`${below}/`)))
          .sort(),
      ),
    remove: async () => {
      if (program.pid) process.kill(-program.pid, 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** @returns git's diff of two files or folders, line by line */
function differing(args: readonly string[]): readonly string[] {
  try {
    execFileSync('git', ['diff', '--no-index', ...args]);
    return [];
  } catch (error) {
    // It ends so where files differ.
    const { stdout } = error as { stdout: Buffer };
    return `${stdout}`.split('\n').filter((line) => line !== '');
  }
}
