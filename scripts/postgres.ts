import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '@/gateway/errorCode';
import { end, freePort } from './programs';

/** A separate Postgres server, in a temporary folder. */
export interface Postgres {
  /** @returns the URL of a new, empty database */
  database(): Promise<string>;
  /** @returns the value of the first row and column */
  ask(url: string, text: string): Promise<unknown>;
  /** Kills it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and with the same data. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Debian's folder of programs that are not in the PATH. */
const debian = '/usr/lib/postgresql';

/** @returns the folder of the newest Postgres on this machine, if any */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Starts a server with Debian's settings, without a password, for this machine only. A cluster started by the
 * package is left alone.
 *
 * @param settings that replace defaults, such as `synchronous_commit`
 * @throws where Postgres is not installed
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('Postgres is not installed; on Debian: apt-get install postgresql');
  const user = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const init = [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
  ];
  execFileSync(path.join(programs, 'initdb'), [...init, '--no-sync'], {
    cwd: folder,
    stdio: 'pipe',
    ...user,
  });

  const port = await freePort();
  const given = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // After a crash it would otherwise sync every file of every database.
    recovery_init_sync_method: 'syncfs',
    ...settings,
  };
  const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const ask = async (url: string, text: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return Object.values((await client.query(text)).rows?.[0] ?? {})[0];
    } finally {
      await client.end();
    }
  };

  /** Tries repeatedly, as the processes of a killed server may take a moment to notice. */
  async function start(): Promise<void> {
    while (existsSync(data)) {
      if (!server || server.exitCode !== null || server.signalCode !== null)
        server = spawn(path.join(programs ?? '', 'postgres'), ['-D', data, ...args], {
          cwd: folder,
          stdio: 'ignore',
          ...user,
        });
      const answers = await ask(urlOf('postgres'), 'select 1').catch(() => undefined);
      if (answers !== undefined) return;
      await sleep(50);
    }
  }

  /** Includes the processes of its connections, which would otherwise keep serving until they notice. */
  async function kill(): Promise<void> {
    const children = `/proc/${server?.pid}/task/${server?.pid}/children`;
    const pids = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ').map(Number) : [];
    await end(server, 'SIGKILL');
    for (const pid of pids) killIfThere(pid);
  }

  await start();
  return {
    database: async () => {
      databases += 1;
      await ask(urlOf('postgres'), `create database d${databases}`);
      return urlOf(`d${databases}`);
    },
    ask,
    kill,
    start,
    remove: async () => {
      // Fast shutdown, which closes its connections.
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function killIfThere(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Postgres refuses to run as root, so it then runs as the unprivileged user. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined) throw new Error('Postgres does not run as root, and there is no user "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
}
