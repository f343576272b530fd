import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFolder } from '@/gateway/spool/folder';
import { folderOfTest } from '../../support/folder';
import { filesIn } from '../support/forms';
import { shortSubmission, trappedSubmission } from '../support/submissions';
import { spool } from './support/command';

// `deploy/spool move`, as a process of its own (specification 27.21).

// Each command starts a process, which takes its time on a busy machine; milliseconds.
jest.setTimeout(60_000);

const folder = folderOfTest();

/** @returns a spool whose gateway was stopped when so many waited and one was in quarantine */
async function spoolWith(count: number): Promise<string> {
  const own = path.join(folder, 'own');
  const ended = await openFolder({ folder: own });
  for (let sent = 0; sent < count; sent += 1) await ended.accept(shortSubmission());
  await ended.accept(trappedSubmission());
  await ended.close();
  return own;
}

it('refuses to move into the folder of a running gateway', async () => {
  const env = { SPOOL_DIR: await spoolWith(0) };
  const to = path.join(folder, 'other');
  const other = await openFolder({ folder: to });
  try {
    expect(await spool(['move', '--to', to], env)).toEqual({
      code: 1,
      out: '',
      problem:
        'spool: a gateway uses the folder that --to names; stop it, and start it again after the move.\n',
    });
  } finally {
    await other.close();
  }
});

it('a stopped move exits with 1 between two items, and continues when repeated', async () => {
  const count = 150;
  const own = await spoolWith(count);
  const to = path.join(folder, 'other');
  const env = { SPOOL_DIR: own };
  const moving = spool(['move', '--to', to], env, async (child) => {
    while ((await filesIn(to, 'new').catch(() => [])).length === 0) await sleep(5);
    child.kill('SIGHUP');
  });
  expect(await moving).toEqual({
    code: 1,
    out: '',
    problem: expect.stringMatching(
      /^spool: stopped after \d+ moved, 0 known, [^;]*; the same command goes on/,
    ),
  });
  const moved = (await filesIn(to, 'new')).length;
  expect([moved > 0, moved < count, await filesIn(own, 'held')]).toEqual([true, true, []]);
  expect((await spool(['move', '--to', to], env)).code).toBe(0);
  expect([(await filesIn(to, 'new')).length, await filesIn(own, 'new')]).toEqual([count, []]);
});
