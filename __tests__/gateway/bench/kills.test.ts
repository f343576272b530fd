/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Each kill starts a process anew, which takes its time on a busy machine; milliseconds.
jest.setTimeout(180_000);

// The whole proof is `npm run bench:kills -- 200`.
it('killed three times under load, the gateway loses nothing that it acknowledged and doubles nothing (specification 27.1)', async () => {
  const script = ['--import', 'tsx', 'scripts/bench/gateway/kills.ts', '3'];
  const { stdout } = await promisify(execFile)(process.execPath, script);
  expect(JSON.parse(stdout)).toMatchObject({
    kills: 3,
    lost: 0,
    doubled: 0,
    unsent: 0,
    sentTwice: 0,
    unknown: 0,
    unexpected: {},
  });
});
