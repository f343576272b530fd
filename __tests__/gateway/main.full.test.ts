/** @jest-environment node */
import path from 'node:path';
import { postgresPrograms, startPostgres } from '@/scripts/postgres';
import { start } from './support/program';
import { makeSite, removeSite } from './support/site';

// Each starts a database, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

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
