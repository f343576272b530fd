import { moveAll } from '@/gateway/spool/move';
import { filesIn } from '../support/forms';
import { shortSubmission, trappedSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';
import { dead, idsOf, waitingIn } from './support/store';

const scene = spoolScene();

describe('in a folder, a moved or removed item (specification 27.19)', () => {
  it('stays where it was while the same key is being written in the other one, and can be moved later', async () => {
    const from = await scene().another();
    await from.accept(shortSubmission(key));
    const ids = await waitingIn(from);
    const goOn = scene().disk.hold('sync file');
    const writing = scene().spool.accept(shortSubmission(key));
    const busy = { moved: 0, known: 0, busy: 1, different: 0 };
    expect([await moveAll(from, scene().spool), await waitingIn(from)]).toEqual([busy, ids]);
    goOn();
    await writing;
    expect(await moveAll(from, scene().spool)).toEqual({ ...busy, busy: 0, known: 1 });
  });

  it('is removed by the next call or the next start if its file stayed behind', async () => {
    const ids = [await dead(scene().spool)];
    await scene().spool.accept(trappedSubmission(key));
    ids.push(...(await idsOf(scene().spool, 'quarantine')));
    for (const [at, place] of ['/dead/', '/quarantine/'].entries()) {
      scene().disk.fail('remove', 'EIO', place);
      await expect(scene().spool.remove(ids[at] ?? '')).rejects.toMatchObject({ code: 'EIO' });
    }
    const left = async () => [
      ...(await filesIn(scene().folder, 'dead')),
      ...(await filesIn(scene().folder, 'quarantine')),
    ];
    expect(await left()).toHaveLength(2);
    scene().disk.fail('remove', undefined);
    expect(await scene().spool.remove(ids[0] ?? '')).toBe(true);
    expect(await left()).toHaveLength(1);
    await scene().reopen();
    expect(await left()).toEqual([]);
    expect(await scene().spool.accept(trappedSubmission(key))).toBe('known');
  });
});
