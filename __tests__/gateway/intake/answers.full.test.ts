/** @jest-environment node */
import { openPostgres } from '@/gateway/spool/postgres';
import { type Postgres, postgresPrograms, startPostgres } from '@/scripts/postgres';
import { type Served, serve } from '../support/client';
import { makeSite, removeSite } from '../support/site';
import { answersCases, settings } from './cases/answers';

// Where Postgres is not installed, spool/postgres.full.test.ts says so.
const tried = postgresPrograms() ? describe : describe.skip;

// One database for all of them, as a case takes no longer than an answer.
tried('the three addresses of the forms, over Postgres (specification 24.4, 27.2 and 27.3)', () => {
  let out: string;
  let database: Postgres;
  let site: Served;
  beforeAll(async () => {
    out = await makeSite();
    database = await startPostgres();
    const spool = await openPostgres({ url: await database.database() });
    site = await serve(out, settings, { spool });
  });
  afterAll(async () => {
    await site.app.close();
    await database.remove();
    await removeSite(out);
  });
  answersCases(() => site);
});
