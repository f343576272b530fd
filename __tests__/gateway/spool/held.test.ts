import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { filesIn } from '../support/forms';
import { shortSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';
import { waitingIn } from './support/store';

const scene = spoolScene();

/** @returns the id of the entry that waits, and the file that holds it */
async function waiting() {
  await scene().spool.accept(shortSubmission(key));
  const [id = ''] = await waitingIn(scene().spool);
  return { id, file: path.join(scene().folder, 'held', id) };
}

/** A process that has ended. */
const gone = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('in a folder, an entry is held by a file that names its process (specification 27.23)', () => {
  it('of which one that is gone is let go of, by the gateway and by the next command', async () => {
    const { id, file } = await waiting();
    await writeFile(file, `${gone()} ${hostname()}`);
    scene().clock += 10_000;
    expect((await scene().spool.claim())?.id).toBe(id);
    expect(await readFile(file, 'utf8')).toBe(`${process.pid} ${hostname()}`);
    await scene().spool.retry(id, 0);
    await writeFile(file, `${gone()} ${hostname()}`);
    expect(await (await scene().asOperator()).remove(id)).toBe(true);
    expect(await filesIn(scene().folder, 'held')).toEqual([]);
  });

  it.each([
    ['that lives', `${process.pid} ${hostname()}`],
    ['of another machine or container', `${gone()} elsewhere`],
    ['that is just writing its name', ''],
  ])('and one %s keeps it', async (_, holder) => {
    const { file } = await waiting();
    await writeFile(file, holder);
    scene().clock += 10_000;
    expect([await scene().spool.claim(), await readFile(file, 'utf8')]).toEqual([undefined, holder]);
  });

  it('an entry that a killed process had delivered or moved is not delivered again', async () => {
    const { file } = await waiting();
    const [name = ''] = await filesIn(scene().folder, 'new');
    await writeFile(path.join(scene().folder, 'done', name), '');
    await writeFile(file, `${gone()} ${hostname()}`);
    scene().clock += 10_000;
    expect([await scene().spool.claim(), await filesIn(scene().folder, 'new')]).toEqual([undefined, []]);
  });

  it.each(['ENOSPC'])('a full disk (%s) does not stop the delivery, which makes room', async (code) => {
    const { id } = await waiting();
    const asOperator = await scene().asOperator();
    scene().disk.fail('create', code, '/held/');
    expect([(await scene().spool.claim())?.id, await scene().spool.claim()]).toEqual([id, undefined]);
    await scene().spool.retry(id, 0);
    scene().disk.fail('create', undefined);
    scene().disk.fail('write', code, '/held/');
    expect((await scene().spool.claim())?.id).toBe(id);
    expect(await asOperator.claim(id)).toBeUndefined();
  });
});
