import { postgresPrograms } from '@/scripts/postgres';
import { expectNothingLost } from './support/kills';

// A claim of a killed gateway lasts for a minute; milliseconds.
jest.setTimeout(300_000);

// Where Postgres is not installed, spool/postgres.full.test.ts says so. Both at once, as they mostly wait.
it.concurrent.each([
  ['pair', 2, 'two gateways on one database behind Caddy, either killed (specification 27.15, 27.16)'],
  ['database', 1, 'the database of two gateways killed and restarted (specification 27.17)'],
])('%s, %i times: %s', async (scene, kills) => {
  if (postgresPrograms()) await expectNothingLost(scene, kills);
});
