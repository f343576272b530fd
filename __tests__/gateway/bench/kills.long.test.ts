import { postgresPrograms } from '@/scripts/postgres';
import { expectNothingLost } from './support/kills';

// In milliseconds. The claim of a killed gateway lasts for a minute.
jest.setTimeout(300_000);

// Not run without Postgres, which spool/postgres.full.test.ts reports. Both run at once, as they mostly wait.
it.concurrent.each([
  ['pair', 2, 'two gateways on one database behind Caddy, either killed (specification 27.15, 27.16)'],
  ['database', 1, 'the database of two gateways killed and restarted (specification 27.17)'],
])('loses nothing (%s, %i kills): %s', async (scene, kills) => {
  if (postgresPrograms()) await expectNothingLost(scene, kills);
});
