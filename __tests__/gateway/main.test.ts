import { once } from 'node:events';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, type FormKind, idempotencyHeader } from '@/lib/forms/endpoints';
import { contactPayload, read } from './delivery/support/entries';
import { start } from './support/program';
import { makeSite, removeSite } from './support/site';

// Each test starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

let out: string;
/** Where the gateway runs: it holds `out/`, and gets `var/`. */
let folder: string;

beforeAll(async () => {
  out = await makeSite();
  folder = path.dirname(out);
});
afterAll(() => removeSite(out));

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('npm run serve (specification 27.14)', () => {
  it('a wrong setting stops it with one line', async () => {
    const line =
      'settings: PORT: "abc" is not a port; write a number from 1 to 65535, or 0 for any free one\n';
    expect(await start(folder, { PORT: 'abc' }).ended).toEqual({ code: 1, printed: line });
  });

  it('without a build it names the remedy', async () => {
    const line = 'gateway: out/ and hosting/policies.json are not there yet. Run npm run build first.\n';
    expect(await start(out).ended).toEqual({ code: 1, printed: line });
  });

  it('a spool that cannot be used is reported in one line', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const line =
      'gateway: cannot use the folder file/spool (ENOTDIR). Set SPOOL_DIR to a folder that this user may write.\n';
    expect(await start(folder, { PORT: '0', SPOOL_DIR: 'file/spool' }).ended).toEqual({
      code: 1,
      printed: line,
    });
  });

  it('a second gateway on one folder is refused in one line, until the first is gone, however it ended (specification 27.23)', async () => {
    const first = start(folder);
    await first.origin;
    const line =
      'gateway: another gateway uses the folder var/spool. Stop that one, or have both use a database: SPOOL_URL.\n';
    expect(await start(folder).ended).toEqual({ code: 1, printed: line });
    first.child.kill('SIGKILL');
    await first.ended;
    const { child, origin, ended } = start(folder);
    expect((await fetch(`${await origin}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  });

  it.each(['PORT', 'METRICS_PORT'])('one line reports that %s is taken', async (setting) => {
    const other = http.createServer().listen(0, '127.0.0.1');
    servers.push(other);
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    const line = `gateway: cannot listen on 127.0.0.1, port ${port} (taken). Stop what listens there, or set ${setting} to another number.\n`;
    expect(await start(folder, { PORT: '0', [setting]: port }).ended).toEqual({ code: 1, printed: line });
  });
});

it('SIGHUP is ignored, with a log line', async () => {
  const { child, origin, ended } = start(folder);
  await origin;
  child.kill('SIGHUP');
  await sleep(200);
  expect((await fetch(`${await origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const { code, printed } = await ended;
  expect([code, printed]).toEqual([0, expect.stringContaining('SIGHUP is ignored')]);
});

it('notifies the watchdog of systemd three times per interval, and not while it hangs', async () => {
  const [program, told] = [path.join(folder, 'systemd-notify'), path.join(folder, 'told')];
  await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> ${told}\n`);
  await chmod(program, 0o755);
  const { child, origin, ended } = start(folder, {
    PORT: '0',
    PATH: `${folder}:${process.env.PATH}`,
    NOTIFY_SOCKET: '/run/notify',
    WATCHDOG_USEC: '900000',
  });
  await origin;
  const lines = async () => (await readFile(told, 'utf8')).trim().split('\n');
  while ((await lines().catch(() => [])).length < 3) await sleep(50);
  expect(new Set(await lines())).toEqual(new Set(['/run/notify WATCHDOG=1']));
  child.kill('SIGSTOP');
  await sleep(500);
  const before = (await lines()).length;
  await sleep(1000);
  expect(await lines()).toHaveLength(before);
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await ended;
});

it('a form becomes one .eml in the mailbox folder, even when the process is killed after its answer and the form is sent again (specification 28.1 and 28.6)', async () => {
  const post = async (origin: Promise<string>, form: FormKind, payload: object) => {
    const headers = { 'Content-Type': 'application/json', [idempotencyHeader]: `key-of-the-${form}-form` };
    const body = JSON.stringify(payload);
    return (await fetch((await origin) + endpoints[form], { method: 'POST', headers, body })).status;
  };
  const first = start(folder);
  expect(await post(first.origin, 'contact', contactPayload)).toBe(202);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start(folder);
  expect(await post(second.origin, 'contact', contactPayload)).toBe(202);
  expect(await post(second.origin, 'short', { Email: 'zoe@mail.test', Message: 'a' })).toBe(202);
  const mailbox = path.join(folder, 'var/mailbox');
  const names = async () =>
    (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  while ((await names()).length < 2) await sleep(20);
  second.child.kill('SIGTERM');
  const { printed } = await second.ended;
  expect(await names()).toHaveLength(2);
  const mails = await Promise.all(
    (await names()).map(async (name) => read(await readFile(path.join(mailbox, name)))),
  );
  expect(mails.map(({ email }) => email)).toMatchObject([
    {
      subject: 'Contact form, Zoë Krasniqi',
      from: { address: 'website@firnwerk.example' },
      to: [{ address: 'info@firnwerk.example' }],
      replyTo: [{ address: 'zoe@mail.test' }],
    },
    { subject: 'Dedicated teams form, zoe@mail.test' },
  ]);
  expect(mails[0]?.text).toMatch(/\nBudget: 50,000 CHF and under\n[\s\S]*\n\nWe need a portal\.$/);
  // What is logged of a submission and its delivery says nothing about the visitor.
  expect(printed).toContain('mail delivered');
  expect(printed).not.toMatch(/zoe|zoë|krasniqi|portal/i);
});
