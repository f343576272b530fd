/** @jest-environment node */
import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { entriesIn, filesIn } from '../support/forms';
import { shortSubmission, trappedSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';

const day = 24 * 60 * 60 * 1000;

const scene = spoolScene();

/** @returns the id of a stored submission */
async function stored(own = key): Promise<string> {
  const before = scene().spool.waiting();
  await scene().spool.accept(shortSubmission(own));
  return (
    scene()
      .spool.waiting()
      .find((id) => !before.includes(id)) ?? ''
  );
}

describe('what waits (specification 28.8)', () => {
  it('is listed with the longest waiting first, also after a restart', async () => {
    const ids: string[] = [];
    for (const own of ['key-of-visitor-c', 'key-of-visitor-a', 'key-of-visitor-b']) {
      scene().clock += 1000;
      ids.push(await stored(own));
    }
    expect(scene().spool.waiting()).toEqual(ids);
    await scene().reopen();
    expect(scene().spool.waiting()).toEqual(ids);
  });

  it('is read only while it waits', async () => {
    const id = await stored();
    await scene().spool.done(id);
    await expect(scene().spool.read(id)).rejects.toThrow(`no entry ${id} waits`);
    await expect(scene().spool.done(id)).rejects.toThrow('waits');
    await expect(scene().spool.bury('f'.repeat(64))).rejects.toThrow('waits');
  });
});

describe('what was delivered', () => {
  it('leaves a mark without content', async () => {
    await scene().spool.done(await stored());
    expect([await filesIn(scene().folder, 'new'), scene().spool.waiting()]).toEqual([[], []]);
    const [name = ''] = await filesIn(scene().folder, 'done');
    expect((await stat(path.join(scene().folder, 'done', name))).size).toBe(0);
  });

  it('is remembered for eight days, as a browser sends again for seven, and then forgotten', async () => {
    await scene().spool.done(await stored());
    scene().clock += 7 * day;
    await scene().spool.sweep();
    expect(await scene().spool.accept(shortSubmission(key))).toBe('known');
    scene().clock += day + 1;
    await scene().spool.sweep();
    expect(await filesIn(scene().folder, 'done')).toEqual([]);
    expect(await scene().spool.accept(shortSubmission(key))).toBe('stored');
  });

  it('is marked durably before its content goes', async () => {
    const id = await stored();
    scene().disk.steps.length = 0;
    await scene().spool.done(id);
    const order = ['sync file done', 'sync folder', 'remove new'].map((step) =>
      scene().disk.steps.findIndex((taken) => taken.startsWith(step)),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('still waits when the mark could not be made', async () => {
    const id = await stored();
    scene().disk.fail('sync folder', 'EIO', '/done');
    await expect(scene().spool.done(id)).rejects.toMatchObject({ code: 'EIO' });
    expect(scene().spool.waiting()).toEqual([id]);
    scene().disk.fail('sync folder', undefined);
    await scene().spool.done(id);
    expect([scene().spool.waiting(), await filesIn(scene().folder, 'new')]).toEqual([[], []]);
  });

  it('is not delivered again when its content stayed behind, which the next start removes', async () => {
    const id = await stored();
    scene().disk.fail('remove', 'EIO', '/new/');
    await scene().spool.done(id);
    expect([scene().spool.waiting(), await filesIn(scene().folder, 'new')]).toEqual([
      [],
      [expect.any(String)],
    ]);
    scene().disk.fail('remove', undefined);
    await scene().reopen();
    expect([scene().spool.waiting(), await filesIn(scene().folder, 'new')]).toEqual([[], []]);
    expect(await scene().spool.accept(shortSubmission(key))).toBe('known');
  });
});

describe('what was given up', () => {
  it('lies in dead/, whole', async () => {
    const id = await stored();
    const entry = await scene().spool.read(id);
    await scene().spool.bury(id);
    expect([await entriesIn(scene().folder, 'dead'), await filesIn(scene().folder, 'new')]).toEqual([
      [entry],
      [],
    ]);
  });

  it.each(['dead', 'quarantine'])(
    'waits again when an operator moves it from %s/ to new/ and restarts',
    async (place) => {
      if (place === 'dead') await scene().spool.bury(await stored());
      else await scene().spool.accept(trappedSubmission(key));
      const [name = ''] = await filesIn(scene().folder, place);
      await scene().reopen(() =>
        rename(path.join(scene().folder, place, name), path.join(scene().folder, 'new', name)),
      );
      expect(scene().spool.waiting()).toHaveLength(1);
    },
  );
});
