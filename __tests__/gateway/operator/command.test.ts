import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDelivery } from '@/gateway/delivery';
import { readGatewaySettings } from '@/gateway/settings';
import { folderOfTest } from '../../support/folder';
import { startMoodyRelay } from '../delivery/support/moodyRelay';
import { bundledGateway } from '../support/bundled';
import { post, samples } from '../support/forms';
import { gateways } from '../support/served';
import { shortSubmission } from '../support/submissions';
import { spool } from './support/command';

// `deploy/spool`, as a process of its own next to a gateway that runs (specification 27.21).

// Each command starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

const start = gateways();
const folder = folderOfTest();
let stop: (() => Promise<void>) | undefined;

afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const visitor = /urs|grüezi|visitor\.test/i;

const trapped = { 'X-Form-Trap': '1' };

/** A gateway that delivers into a mailbox folder, with one entry in quarantine. */
async function gatewayWithOne() {
  const site = await start();
  const MAILBOX_DIR = path.join(folder, 'mailbox');
  const settings = readGatewaySettings({ MAILBOX_DIR });
  if (!settings.ok) throw new Error(settings.problems.join());
  const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };
  stop = startDelivery({ spool: site.spool, settings: settings.value, log }).stop;
  expect((await post(site, 'contact', samples.contact, trapped)).status).toBe(202);
  const env = { SPOOL_DIR: site.folder };
  const listed = await spool(['list', '--json'], env);
  const [item] = JSON.parse(listed.out);
  expect(item).toMatchObject({ state: 'quarantine' });
  return { site, env, id: String(item.id), mailbox: MAILBOX_DIR };
}

it('lists, shows and exports entries, with personal data only on request', async () => {
  const { env, id } = await gatewayWithOne();
  const listed = await spool(['list'], env);
  expect(listed).toMatchObject({ code: 0, problem: '' });
  expect(listed.out).toMatch(new RegExp(`^\\S+Z {2}quarantine {2}${id}\\n1 quarantine\\n$`));

  const shown = await spool(['show', id], env);
  expect(shown.out).toMatch(
    new RegExp(`^id: ${id}\\nstate: quarantine\\nreceivedAt: \\S+Z\\nform: contact\\nbytes: \\d+\\n$`),
  );
  for (const { out } of [listed, shown, await spool(['show', id, '--json'], env)])
    expect(out).not.toMatch(visitor);
  const whole = await spool(['show', id, '--with-contents'], env);
  expect(whole.out).toContain('\nMessage: Grüezi. Could you help us?\n');

  const file = path.join(folder, 'entry.json');
  expect((await spool(['export', id, file], env)).code).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ id, payload: samples.contact });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await spool(['export', id, '-'], env)).out).toBe(await readFile(file, 'utf8'));
  expect(await spool(['export', id, file], env)).toEqual({
    code: 1,
    out: '',
    problem: `spool: ${file} cannot be written (EEXIST); name a file that does not exist yet.\n`,
  });
});

it('shows why an entry waits: attempts, time and answer of the mail server (specification 28.11)', async () => {
  const site = await start();
  await site.spool.accept(shortSubmission());
  const [{ id = '' } = {}] = await site.spool.list();
  const relay = await startMoodyRelay(() => 'busy');
  const settings = readGatewaySettings({ SMTP_URL: relay.url });
  if (!settings.ok) throw new Error(settings.problems.join());
  const tried = new Promise<void>((resolve) => {
    const log = { info: () => {}, error: () => {}, fatal: () => {}, warn: () => resolve() };
    stop = startDelivery({ spool: site.spool, settings: settings.value, log }).stop;
  });
  await tried;
  const env = { SPOOL_DIR: site.folder };
  const why = () => site.spool.list().then(([item]) => item?.tried);
  while (!(await why())) await sleep(20);
  const listed = await spool(['list'], env);
  expect(listed.out).toMatch(
    new RegExp(`^\\S+Z {2}waiting {5}${id} {2}1 attempt, last \\S+Z: 451 after DATA\\n1 waiting\\n$`),
  );
  const [inList] = JSON.parse((await spool(['list', '--json'], env)).out);
  const facts = { attempts: 1, lastAttempt: expect.stringMatching(/Z$/), failure: '451 after DATA' };
  expect(inList).toMatchObject(facts);
  expect(JSON.parse((await spool(['show', id, '--json'], env)).out)).toMatchObject(facts);
  expect((await spool(['show', id], env)).out).not.toContain('not now');
  expect((await spool(['show', id, '--with-contents'], env)).out).toContain('\nanswer: 451 not now\n');
  await relay.close();
});

it('leaves no partial export on a full disk, and names the remedy if a file cannot be written', async () => {
  const site = await start();
  await site.spool.accept(shortSubmission(undefined, 'x'.repeat(3_000_000)));
  const [item] = await site.spool.list();
  const id = item?.id ?? '';
  const env = { SPOOL_DIR: site.folder };
  const file = path.join(folder, 'entry.json');
  // No file may become larger than that, in blocks of 512 or 1024 bytes.
  const limited = `ulimit -f 2000; exec ${process.execPath} ${bundledGateway} spool export ${id} ${file}`;
  const { status, stderr } = spawnSync('sh', ['-c', limited], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    `spool: ${file} cannot be written (EFBIG); there is no room, and nothing of it is left there.\n`,
  ]);
  expect(await readdir(folder)).toEqual([]);
  const nowhere = path.join(folder, 'nowhere/entry.json');
  expect((await spool(['export', id, nowhere], env)).problem).toBe(
    `spool: ${nowhere} cannot be written (ENOENT); name a file in a folder that exists.\n`,
  );
});

it('removes for good, and explains why there is nothing to do', async () => {
  const { env, id, site } = await gatewayWithOne();
  expect((await spool(['remove', id], env)).code).toBe(0);
  expect(await site.spool.show(id)).toMatchObject({ state: 'done', content: Buffer.alloc(0) });
  const other = 'f'.repeat(64);
  for (const [args, problem] of [
    [
      ['remove', id],
      `spool: ${id} is a mark without content, by which the gateway knows what is sent again; it goes by itself after 8 days.\n`,
    ],
    [['remove', other], `spool: ${other} is not there, or it is being delivered at this moment.\n`],
    [['show', other], `spool: ${other} is not there: list names what is.\n`],
    [['retry', id], `spool: ${id} is nothing that can be delivered: list names what can.\n`],
  ] as const)
    expect(await spool(args, env)).toEqual({ code: 1, out: '', problem });
  const none = await spool(['retry', '--all-dead'], env);
  expect(none).toEqual({ code: 0, out: '0 of 0 dead entries are tried again now\n', problem: '' });
});

it.each([
  [['lost'], {}, /^spool: there is no command "lost"; write list, [^\n]*\n$/],
  [
    ['list'],
    { SPOOL_DIR: '/nowhere/at/all' },
    /^spool: there is no folder \/nowhere\/at\/all; set SPOOL_DIR or SPOOL_URL as the gateway has it\.\n$/,
  ],
  [['list'], { PORT: 'x' }, /^settings: PORT: [^\n]*\n$/],
])('%j with %j is wrong use: one sentence, and 2', async (args, env, problem) => {
  expect(await spool(args, env)).toEqual({ code: 2, out: '', problem: expect.stringMatching(problem) });
});
