/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSite, removeSite } from './support/site';

// Each test starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(30_000);

const project = process.cwd();
let out: string;

beforeAll(async () => {
  out = await makeSite();
});
afterAll(() => removeSite(out));

// Whatever a failed assertion left running would keep Jest from ending.
const children: ChildProcess[] = [];
const servers: http.Server[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) server.close();
});

/** Starts the gateway as `npm run serve` does, over the `out/` of another folder. */
function start(cwd: string, env: Record<string, string>): ChildProcess {
  const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(project, 'gateway/main.ts')], {
    cwd,
    env: {
      PATH: process.env.PATH,
      TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
      NODE_ENV: 'test',
      ...env,
    },
  });
  children.push(child);
  return child;
}

/** @returns everything it prints until it ends, and the exit code */
async function ended(child: ChildProcess): Promise<{ code: unknown; printed: string }> {
  let printed = '';
  const add = (data: unknown) => {
    printed += String(data);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', add);
  const [code] = await once(child, 'close');
  return { code, printed };
}

describe('npm run serve', () => {
  it.each([
    [
      { PORT: 'abc' },
      'settings: PORT: "abc" is not a port; write a number from 1 to 65535, or 0 for any free one\n',
    ],
    [
      { NEXT_PUBLIC_API_ORIGIN: 'foo' },
      'settings: NEXT_PUBLIC_API_ORIGIN: "foo" is not an origin; write something like https://api.firnwerk.example\n',
    ],
  ])('a wrong setting stops it with one line: %j', async (env, line) => {
    expect(await ended(start(path.dirname(out), env))).toEqual({ code: 1, printed: line });
  });

  it('without a build it says what to do', async () => {
    const line = 'gateway: there is no site in out/ yet. Run npm run build first.\n';
    expect(await ended(start(out, {}))).toEqual({ code: 1, printed: line });
  });

  it('a spool that cannot be used is said so in one line', async () => {
    await writeFile(path.join(path.dirname(out), 'file'), '');
    const line =
      'gateway: cannot use the folder file/spool (ENOTDIR). Set SPOOL_DIR to a folder that this user may write.\n';
    const env = { PORT: '0', SPOOL_DIR: 'file/spool' };
    expect(await ended(start(path.dirname(out), env))).toEqual({ code: 1, printed: line });
  });

  it('a taken port is said so in one line', async () => {
    const other = http.createServer().listen(0, '127.0.0.1');
    servers.push(other);
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' && address?.port);
    const line = `gateway: cannot listen on 127.0.0.1, port ${PORT} (taken). Stop what listens there, or set PORT to another number.\n`;
    expect(await ended(start(path.dirname(out), { PORT }))).toEqual({ code: 1, printed: line });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, answers, and ends well on %s',
    async (signal) => {
      const child = start(path.dirname(out), { PORT: '0', LOG_LEVEL: 'warn' });
      const result = ended(child);
      const [line] = await once(child.stdout ?? child, 'data');
      const address = /^Firnwerk is at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line))?.[1];
      expect((await fetch(`${address}/de/services`)).status).toBe(200);
      child.kill(signal);
      expect(await result).toEqual({ code: 0, printed: String(line) });
    },
  );
});
