import { filesIn } from '../support/forms';
import { shortSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';
import { waitingIn } from './support/store';

const scene = spoolScene();

describe('when the disk fails, nothing is acknowledged', () => {
  it('a file that could not be removed is still one submission when it is sent again', async () => {
    scene().disk.fail('sync folder', 'EIO');
    scene().disk.fail('remove', 'EIO');
    await expect(scene().spool.accept(shortSubmission(key))).rejects.toMatchObject({ code: 'EIO' });
    expect([await filesIn(scene().folder, 'new'), await scene().spool.claim()]).toEqual([
      [expect.any(String)],
      undefined,
    ]);
    for (const step of ['sync folder', 'remove'] as const) scene().disk.fail(step, undefined);
    scene().clock += 1;
    expect(await scene().spool.accept(shortSubmission(key))).toBe('stored');
    await scene().reopen();
    const id = (await scene().spool.claim())?.id ?? '';
    expect(await scene().spool.claim()).toBeUndefined();
    await scene().spool.done(id);
    await scene().reopen();
    expect([await filesIn(scene().folder, 'new'), await scene().spool.claim()]).toEqual([[], undefined]);
  });

  it('a failed sync of the folder fails all submissions that wait for it', async () => {
    scene().disk.fail('sync folder', 'EIO');
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => scene().spool.accept(shortSubmission())),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    expect(await waitingIn(scene().spool)).toEqual([]);
  });
});
