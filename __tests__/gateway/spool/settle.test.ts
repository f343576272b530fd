/** @jest-environment node */
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSpool } from '@/gateway/spool';
import type { OpenSpool } from '@/gateway/spool/types';
import { type WatchedDisk, watchedDisk } from '../support/disks';
import { entriesIn, filesIn } from '../support/forms';
import { shortSubmission, trappedSubmission } from '../support/submissions';

const day = 24 * 60 * 60 * 1000;
const key = 'key-of-a-visitor';
let folder: string;
let disk: WatchedDisk;
let spool: OpenSpool;
let clock: number;

const open = () => openSpool({ folder, disk, now: () => clock });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-spool-'));
  disk = watchedDisk();
  clock = Date.parse('2024-12-01T08:00:00Z');
  spool = await open();
});
afterEach(async () => {
  await spool.close();
  await rm(folder, { recursive: true, force: true });
});

const reopen = async () => {
  await spool.close();
  spool = await open();
};

/** @returns the id of a stored submission */
async function stored(own = key): Promise<string> {
  const before = await spool.waiting();
  await spool.accept(shortSubmission(own));
  return (await spool.waiting()).find((id) => !before.includes(id)) ?? '';
}

describe('what waits', () => {
  it('is listed with the longest waiting first, also after a restart', async () => {
    const ids: string[] = [];
    for (const own of ['key-of-visitor-c', 'key-of-visitor-a', 'key-of-visitor-b']) {
      clock += 1000;
      ids.push(await stored(own));
    }
    expect(await spool.waiting()).toEqual(ids);
    await reopen();
    expect(await spool.waiting()).toEqual(ids);
  });

  it('is read only while it waits', async () => {
    const id = await stored();
    await spool.done(id);
    await expect(spool.read(id)).rejects.toThrow(`no entry ${id} waits`);
    await expect(spool.done(id)).rejects.toThrow('waits');
    await expect(spool.bury('f'.repeat(64))).rejects.toThrow('waits');
  });
});

describe('what was delivered', () => {
  it('leaves a mark without content', async () => {
    await spool.done(await stored());
    expect([await filesIn(folder, 'new'), await spool.waiting()]).toEqual([[], []]);
    const [name = ''] = await filesIn(folder, 'done');
    expect((await stat(path.join(folder, 'done', name))).size).toBe(0);
  });

  it('is remembered for eight days, as a browser sends again for seven, and then forgotten', async () => {
    await spool.done(await stored());
    clock += 7 * day;
    await spool.sweep();
    expect(await spool.accept(shortSubmission(key))).toBe('known');
    clock += day + 1;
    await spool.sweep();
    expect(await filesIn(folder, 'done')).toEqual([]);
    expect(await spool.accept(shortSubmission(key))).toBe('stored');
  });

  it('is marked durably before its content goes', async () => {
    const id = await stored();
    disk.steps.length = 0;
    await spool.done(id);
    const order = ['sync file done', 'sync folder', 'remove new'].map((step) =>
      disk.steps.findIndex((taken) => taken.startsWith(step)),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('still waits when the mark could not be made', async () => {
    const id = await stored();
    disk.fail('sync folder', 'EIO', '/done');
    await expect(spool.done(id)).rejects.toMatchObject({ code: 'EIO' });
    expect(await spool.waiting()).toEqual([id]);
    disk.fail('sync folder', undefined);
    await spool.done(id);
    expect([await spool.waiting(), await filesIn(folder, 'new')]).toEqual([[], []]);
  });

  it.each(['sweep', 'restart'])(
    'is not delivered again when its content stayed behind, which the next %s removes',
    async (how) => {
      const id = await stored();
      disk.fail('remove', 'EIO', '/new/');
      await spool.done(id);
      expect([await spool.waiting(), await filesIn(folder, 'new')]).toEqual([[], [expect.any(String)]]);
      disk.fail('remove', undefined);
      await (how === 'sweep' ? spool.sweep() : reopen());
      expect([await spool.waiting(), await filesIn(folder, 'new')]).toEqual([[], []]);
      expect(await spool.accept(shortSubmission(key))).toBe('known');
    },
  );
});

describe('what was given up', () => {
  it('lies in dead/, whole', async () => {
    const id = await stored();
    const entry = await spool.read(id);
    await spool.bury(id);
    expect([await entriesIn(folder, 'dead'), await filesIn(folder, 'new')]).toEqual([[entry], []]);
  });

  it.each(['dead', 'quarantine'])(
    'waits again when an operator moves it from %s/ to new/ and restarts',
    async (place) => {
      if (place === 'dead') await spool.bury(await stored());
      else await spool.accept(trappedSubmission(key));
      const [name = ''] = await filesIn(folder, place);
      await spool.close();
      await rename(path.join(folder, place, name), path.join(folder, 'new', name));
      spool = await open();
      expect(await spool.waiting()).toHaveLength(1);
    },
  );
});
