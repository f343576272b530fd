import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../support/forms';
import { shortSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';

const scene = spoolScene();

/** @returns the id of a submission that is stored and claimed */
async function claimed(): Promise<string> {
  await scene().spool.accept(shortSubmission(key));
  return (await scene().spool.claim())?.id ?? '';
}

describe('in a folder, a delivered entry', () => {
  it('is marked durably before its content goes', async () => {
    const id = await claimed();
    scene().disk.steps.length = 0;
    await scene().spool.done(id);
    const order = ['sync file done', 'sync folder', 'remove new'].map((step) =>
      scene().disk.steps.findIndex((taken) => taken.startsWith(step)),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('is still this process’s when the mark could not be made', async () => {
    const id = await claimed();
    scene().disk.fail('sync folder', 'EIO', '/done');
    await expect(scene().spool.done(id)).rejects.toMatchObject({ code: 'EIO' });
    expect(await scene().spool.claim()).toBeUndefined();
    scene().disk.fail('sync folder', undefined);
    await scene().spool.done(id);
    expect([await scene().spool.claim(), await filesIn(scene().folder, 'new')]).toEqual([undefined, []]);
  });

  it('is not delivered again when its content stayed behind, which the next start removes', async () => {
    const id = await claimed();
    scene().disk.fail('remove', 'EIO', '/new/');
    await scene().spool.done(id);
    scene().clock += 10_000;
    expect([await scene().spool.claim(), await filesIn(scene().folder, 'new')]).toEqual([
      undefined,
      [expect.any(String)],
    ]);
    scene().disk.fail('remove', undefined);
    await scene().reopen();
    expect([await scene().spool.claim(), await filesIn(scene().folder, 'new')]).toEqual([undefined, []]);
    expect(await scene().spool.accept(shortSubmission(key))).toBe('known');
  });
});

describe('changes of the files by hand', () => {
  it('moved from dead/ to new/, an entry waits again, without a restart', async () => {
    const id = await claimed();
    await scene().spool.bury(id);
    const [name = ''] = await filesIn(scene().folder, 'dead');
    await rename(path.join(scene().folder, 'dead', name), path.join(scene().folder, 'new', name));
    scene().clock += 10_000;
    expect((await scene().spool.claim())?.id).toBe(id);
  });

  it('removed while it is claimed, an entry is gone, and its key known', async () => {
    const id = await claimed();
    const [name = ''] = await filesIn(scene().folder, 'new');
    await rm(path.join(scene().folder, 'new', name));
    await expect(scene().spool.read(id)).rejects.toMatchObject({ code: 'ENOENT' });
    expect([await scene().spool.claim(), await filesIn(scene().folder, 'held')]).toEqual([undefined, []]);
    expect(await scene().spool.accept(shortSubmission(key))).toBe('known');
  });
});
