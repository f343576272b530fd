import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const nothingLost = { lost: 0, doubled: 0, unsent: 0, sentTwice: 0, unknown: 0, unexpected: {} };

/** Kills programs under load; the complete runs are `npm run bench:kills -- 200` and the like (docs/gateway.md). */
export async function expectNothingLost(scene: string, kills: number): Promise<void> {
  const script = ['--import', 'tsx', 'scripts/bench/gateway/kills.ts', String(kills), scene];
  const { stdout } = await promisify(execFile)(process.execPath, script);
  expect(JSON.parse(stdout)).toMatchObject({ kills, ...nothingLost });
}
