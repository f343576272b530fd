/** @jest-environment node */
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@/lib/forms/endpoints';
import { samples } from './support/forms';
import { start } from './support/program';
import { makeSite, removeSite } from './support/site';

// Each test starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

let out: string;
let folder: string;
beforeAll(async () => {
  out = await makeSite();
  folder = path.dirname(out);
});
afterAll(() => removeSite(out));

/** Begins to send a short form to an address, and ends it when told. */
function begin(host: string, port: number) {
  const body = JSON.stringify(samples.short);
  const head = [
    `POST ${endpoints.short} HTTP/1.1`,
    'Host: firnwerk.test',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(port, host);
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('error', reject);
    let received = '';
    socket.on('data', (data) => {
      received += String(data);
    });
    socket.once('close', () => resolve(received));
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  return { answer, end: () => void socket.write(body.slice(10)) };
}

it('a HOST that is a name with two addresses is one server, which finishes what is on its way (specification 27.12)', async () => {
  const preload = path.join(folder, 'twoAddresses.cjs');
  // As a file of hosts with both families has it; this machine's may have one.
  await writeFile(
    preload,
    `const dns = require('node:dns');
     const two = [{ address: '127.0.0.2', family: 4 }, { address: '127.0.0.1', family: 4 }];
     const answer = (options) => (options.all ? two : two[1]);
     const { lookup } = dns;
     dns.lookup = (name, options, done = options) => name !== 'localhost' ? lookup(name, options, done) :
       process.nextTick(() => options.all ? done(null, two) : done(null, two[1].address, 4));
     require('node:dns/promises').lookup = async (_name, options = {}) => answer(options);
     require('node:module').syncBuiltinESMExports();`,
  );
  const { child, origin, ended } = start(folder, { PORT: '0', HOST: 'localhost' }, ['--require', preload]);
  const port = Number(new URL(await origin).port);
  await expect(begin('127.0.0.2', port).answer).rejects.toThrow('ECONNREFUSED');
  const { answer, end } = begin('127.0.0.1', port);
  await sleep(200);
  const began = Date.now();
  child.kill('SIGTERM');
  await sleep(500);
  end();
  expect(await answer).toMatch(/^HTTP\/1.1 202 /);
  expect(await ended).toMatchObject({ code: 0 });
  expect(Date.now() - began).toBeLessThan(8000);
});

it('SIGHUP ends nothing, and a line says so', async () => {
  const { child, origin, ended } = start(folder);
  await origin;
  child.kill('SIGHUP');
  await sleep(200);
  expect((await fetch(`${await origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const { code, printed } = await ended;
  expect([code, printed]).toEqual([0, expect.stringContaining('SIGHUP is ignored')]);
});

it('tells systemd that it lives, three times as often as the unit asks for, and not while it stands still', async () => {
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
