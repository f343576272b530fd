/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** @returns where it listens, once it does */
async function addressOf(child: ChildProcess): Promise<string> {
  const [line] = await once(child.stdout ?? child, 'data');
  return /(http:\/\/127\.0\.0\.1:\d+)\n$/.exec(String(line))?.[1] ?? '';
}

describe('npm run serve (specification 27.14)', () => {
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

  it('takes a form, delivers it as a file into the mailbox folder, and on SIGTERM finishes what is on its way', async () => {
    const cwd = path.dirname(out);
    const child = start(cwd, { PORT: '0', LOG_LEVEL: 'warn' });
    const result = ended(child);
    const { port } = new URL(await addressOf(child));
    const body = JSON.stringify({ Email: 'urs@visitor.test', Message: 'Sent while it stops' });
    const head = `POST /api/Auth/SendEmailFirnwerk HTTP/1.1\r\nHost: firnwerk.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += String(data);
    });
    socket.write(head + body.slice(0, 20));
    await sleep(200);
    child.kill('SIGTERM');
    await sleep(200);
    socket.write(body.slice(20));
    expect(await result).toMatchObject({ code: 0 });
    expect(answer).toMatch(/^HTTP\/1.1 202 /);

    // What it did not deliver any more, the next start does.
    const next = start(cwd, { PORT: '0', LOG_LEVEL: 'warn' });
    await addressOf(next);
    const mailbox = path.join(cwd, 'var/mailbox');
    const mails = async () =>
      (existsSync(mailbox) ? await readdir(mailbox) : []).filter((file) => file.endsWith('.eml'));
    while ((await mails()).length === 0) await sleep(50);
    const [name = ''] = await mails();
    expect(await readFile(path.join(mailbox, name), 'utf8')).toContain('Sent while it stops');
  });
});
