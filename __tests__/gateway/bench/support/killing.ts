import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** @returns what `npm run bench:kills` prints of a scene */
export async function killing(scene: string, kills: number): Promise<unknown> {
  const script = ['--import', 'tsx', 'scripts/bench/gateway/kills.ts', String(kills), scene];
  const { stdout } = await promisify(execFile)(process.execPath, script);
  return JSON.parse(stdout);
}

/** Nothing that was acknowledged is lost, and nothing is doubled without a kill between the copies. */
export const expectedOf = (kills: number) => ({
  kills,
  lost: 0,
  doubled: 0,
  unsent: 0,
  sentTwice: 0,
  unknown: 0,
  unexpected: {},
});
