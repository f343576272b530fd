import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { endpoints } from '@/lib/forms/endpoints';
import { postgresPrograms, startPostgres } from '@/scripts/postgres';
import { listen } from '@/scripts/programs';
import { start } from './support/program';
import { makeSite, removeSite } from './support/site';

// Milliseconds.
jest.setTimeout(90_000);

let out: string;
beforeAll(async () => {
  out = await makeSite();
});
afterAll(() => removeSite(out));

// Where Postgres is not installed, spool/postgres.full.test.ts says so.
const tried = postgresPrograms() ? it : it.skip;

tried.each(['fsync', 'synchronous_commit'])(
  'a database that would forget at a power cut, with %s off, stops the start with one sentence (specification 27.15)',
  async (setting) => {
    const database = await startPostgres({ [setting]: 'off' });
    try {
      const env = { PORT: '0', SPOOL_URL: await database.database() };
      expect(await start(path.dirname(out), env).ended).toEqual({
        code: 1,
        printed: `gateway: the database of SPOOL_URL would lose what it acknowledged with the power: ${setting} is off. Set it to on.\n`,
      });
    } finally {
      await database.remove();
    }
  },
);

/** A gateway that is stopped while a relay has its mail and has not replied yet. */
async function stopAmidMail(env: Record<string, string>) {
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
  relay.on('error', () => {});
  const SMTP_URL = (await listen(relay.server)).replace('http', 'smtp');
  const program = start(folder, { PORT: '0', SMTP_URL, ...env });
  const origin = await program.origin;
  const body = JSON.stringify({ Email: 'zoe@mail.test', Message: 'We need a team.' });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(origin + endpoints.short, { method: 'POST', headers, body })).status).toBe(202);
  while (taken === 0) await sleep(20);
  program.child.kill('SIGTERM');
  return {
    ...program,
    taken: () => taken,
    answer: () => answer(),
    waiting: () => readdir(path.join(folder, 'var/spool/new')),
    close: () => new Promise((resolve) => relay.close(() => resolve(undefined))),
  };
}

it('waits for the answer of a slow relay before it stops, so no mail is sent twice (specification 27.12)', async () => {
  const { child, ended, answer, taken, waiting, close } = await stopAmidMail({});
  // Twice as long as open requests have.
  await sleep(21_000);
  expect(child.exitCode).toBeNull();
  answer();
  const { code, printed } = await ended;
  expect([code, printed]).toEqual([0, expect.not.stringContaining('"level":50')]);
  expect([taken(), await waiting()]).toEqual([1, []]);
  await close();
});

it('stops after STOP_SECONDS with a log line, and keeps the mail (specification 28.10)', async () => {
  const { ended, waiting, close } = await stopAmidMail({ STOP_SECONDS: '15' });
  expect(await ended).toEqual({
    code: 1,
    printed: expect.stringContaining('stopped while a mail was under way'),
  });
  expect(await waiting()).toHaveLength(1);
  await close();
});
