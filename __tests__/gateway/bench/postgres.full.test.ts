/** @jest-environment node */
import { postgresPrograms } from '@/scripts/postgres';
import { expectedOf, killing } from './support/killing';

// A claim of a killed gateway lasts for a minute; milliseconds.
jest.setTimeout(300_000);

// The whole proof is `npm run bench:kills -- 200 postgres`, `-- 200 pair` and `-- 20 database`. Where Postgres is not
// installed, spool/postgres.full.test.ts says so.
const tried = postgresPrograms() ? it : it.skip;

// Both at once, as they mostly wait.
tried.concurrent.each([
  [
    'pair',
    2,
    'two gateways on one database behind Caddy, either killed under load (specification 27.15, 27.16)',
  ],
  ['database', 1, 'the database of two gateways killed and restarted under load (specification 27.17)'],
])('%s, %i times: %s', async (scene, kills) => {
  expect(await killing(scene, kills)).toMatchObject(expectedOf(kills));
});
