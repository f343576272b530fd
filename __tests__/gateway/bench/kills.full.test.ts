/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { postgresPrograms } from '@/scripts/postgres';

// A claim of a killed gateway lasts for a minute; milliseconds.
jest.setTimeout(300_000);

const nothingLost = { lost: 0, doubled: 0, unsent: 0, sentTwice: 0, unknown: 0, unexpected: {} };

// The complete runs are `npm run bench:kills -- 200` and the like (docs/gateway.md). Where Postgres is not installed,
// spool/postgres.full.test.ts says so. All at once, as they mostly wait.
it.concurrent.each([
  ['folder', 3, 'a gateway killed under load loses and doubles nothing it acknowledged (specification 27.1)'],
  ['pair', 2, 'two gateways on one database behind Caddy, either killed (specification 27.15, 27.16)'],
  ['database', 1, 'the database of two gateways killed and restarted (specification 27.17)'],
])('%s, %i times: %s', async (scene, kills) => {
  if (scene !== 'folder' && !postgresPrograms()) return;
  const script = ['--import', 'tsx', 'scripts/bench/gateway/kills.ts', String(kills), scene];
  const { stdout } = await promisify(execFile)(process.execPath, script);
  expect(JSON.parse(stdout)).toMatchObject({ kills, ...nothingLost });
});
