/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { endpoints } from '@/lib/forms/endpoints';
import { listen } from '@/scripts/programs';
import { start } from './support/program';
import { makeSite, removeSite } from './support/site';

jest.setTimeout(90_000);

let out: string;
beforeAll(async () => {
  out = await makeSite();
});
afterAll(() => removeSite(out));

it('a stop waits for the answer of a slow relay, so that no mail comes twice (specification 27.12)', async () => {
  const folder = path.dirname(out);
  let taken = 0;
  let answer = () => {};
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, callback) => {
      stream.resume().on('end', () => {
        taken += 1;
        answer = callback;
      });
    },
  });
  const SMTP_URL = (await listen(relay.server)).replace('http', 'smtp');
  const { child, origin, ended } = start(folder, { PORT: '0', LOG_LEVEL: 'warn', SMTP_URL });
  const body = JSON.stringify({ Email: 'zoe@mail.test', Message: 'We need a team.' });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch((await origin) + endpoints.short, { method: 'POST', headers, body })).status).toBe(202);
  while (taken === 0) await sleep(20);
  child.kill('SIGTERM');
  // Twice as long as open requests have.
  await sleep(21_000);
  expect(child.exitCode).toBeNull();
  answer();
  expect(await ended).toEqual({ code: 0, printed: `Firnwerk is at ${await origin}\n` });
  expect([taken, await readdir(path.join(folder, 'var/spool/new'))]).toEqual([1, []]);
  await new Promise((resolve) => relay.close(() => resolve(undefined)));
});
