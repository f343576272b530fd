/** @jest-environment node */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSpool } from '@/gateway/spool';
import type { OpenSpool } from '@/gateway/spool/types';
import { type Step, type WatchedDisk, watchedDisk } from '../support/disks';
import { entriesIn, filesIn } from '../support/forms';
import { shortSubmission, trappedSubmission } from '../support/submissions';

const key = 'key-of-a-visitor';
let folder: string;
let disk: WatchedDisk;
let spool: OpenSpool;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-spool-'));
  disk = watchedDisk();
  spool = await openSpool({ folder, disk });
});
afterEach(async () => {
  await spool.close();
  await rm(folder, { recursive: true, force: true });
});

const reopen = async () => {
  await spool.close();
  spool = await openSpool({ folder, disk });
};

describe('a submission is stored', () => {
  it('when its file was written and synced, renamed, and the folder synced, in this order', async () => {
    disk.steps.length = 0;
    expect(await spool.accept(shortSubmission(key))).toBe('stored');
    const [name] = await filesIn(folder, 'new');
    expect(disk.steps).toEqual([
      `create tmp/${name}`,
      `write tmp/${name}`,
      `sync file tmp/${name}`,
      `close tmp/${name}`,
      `rename new/${name}`,
      expect.stringMatching(/^sync folder .*\/new$/),
    ]);
  });

  it('whole, with the time and its id', async () => {
    const submission = shortSubmission(key, 'with \ud800 half a surrogate');
    await spool.accept(submission);
    const [entry] = await entriesIn(folder, 'new');
    expect(entry).toEqual({
      ...submission,
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      receivedAt: new Date(Date.parse(entry?.receivedAt ?? '')).toISOString(),
    });
    expect(await spool.read(entry?.id ?? '')).toEqual(entry);
  });

  it('as the JSON that arrived, where it is at hand', async () => {
    const { payload, ...submission } = shortSubmission(key, 'as it arrived');
    await spool.accept({ ...submission, json: Buffer.from(` ${JSON.stringify(payload)}\n`) });
    expect(await entriesIn(folder, 'new')).toEqual([expect.objectContaining({ ...submission, payload })]);
  });

  it('for the eyes of its user alone', async () => {
    await spool.accept(shortSubmission(key));
    const [name = ''] = await filesIn(folder, 'new');
    expect((await stat(path.join(folder, 'new', name))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(folder, 'new'))).mode & 0o777).toBe(0o700);
  });

  it('in quarantine when it was trapped, where no delivery finds it', async () => {
    const heard = jest.fn();
    spool.onStored(heard);
    expect(await spool.accept(trappedSubmission(key))).toBe('stored');
    await spool.accept(shortSubmission());
    expect([await filesIn(folder, 'quarantine'), await filesIn(folder, 'new')]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    const waiting = await spool.waiting();
    await new Promise(setImmediate);
    expect(heard.mock.calls).toEqual([waiting]);
  });
});

describe('the same key', () => {
  it('with the same body is known, also after a restart, a delivery, or when it was given up', async () => {
    for (const settle of ['done', 'bury', 'waiting'] as const) {
      const own = `${key}-${Math.random().toString(36).slice(2)}`;
      await spool.accept(shortSubmission(own));
      const [id = ''] = await spool.waiting();
      await spool[settle](id);
      expect(await spool.accept(shortSubmission(own))).toBe('known');
      await reopen();
      expect(await spool.accept(shortSubmission(own))).toBe('known');
    }
    expect(await spool.waiting()).toHaveLength(1);
  });

  it('with another body is different, also after a restart', async () => {
    await spool.accept(shortSubmission(key, 'a'));
    expect(await spool.accept(shortSubmission(key, 'b'))).toBe('different');
    await reopen();
    expect(await spool.accept(shortSubmission(key, 'b'))).toBe('different');
    expect(await spool.accept(trappedSubmission(key))).toBe('known');
  });

  it('is busy while it is being written', async () => {
    const both = await Promise.all([spool.accept(shortSubmission(key)), spool.accept(shortSubmission(key))]);
    expect(both).toEqual(['stored', 'busy']);
    expect(await filesIn(folder, 'new')).toHaveLength(1);
  });

  it('of two forms is two submissions', async () => {
    const contact = {
      ...shortSubmission(key),
      form: 'contact' as const,
      payload: { FirstName: 'Urs', BusinessEmail: 'urs@visitor.test', Message: 'x', Budget: '' as const },
    };
    expect([await spool.accept(shortSubmission(key)), await spool.accept(contact)]).toEqual([
      'stored',
      'stored',
    ]);
  });

  it('missing, each request is a submission of its own', async () => {
    expect([await spool.accept(shortSubmission()), await spool.accept(shortSubmission())]).toEqual([
      'stored',
      'stored',
    ]);
    expect(await spool.waiting()).toHaveLength(2);
  });
});

describe('when the disk fails, nothing is acknowledged', () => {
  const failures: [Step, string][] = [
    ['create', 'EMFILE'],
    ['write', 'ENOSPC'],
    ['write', 'EDQUOT'],
    ['sync file', 'EIO'],
    ['close', 'EIO'],
    ['rename', 'EROFS'],
    ['sync folder', 'EIO'],
  ];

  it.each(failures)(
    '%s: %s is thrown, nothing is left, and the next try stores it once',
    async (step, code) => {
      disk.fail(step, code);
      await expect(spool.accept(shortSubmission(key))).rejects.toMatchObject({ code });
      expect([await filesIn(folder, 'tmp'), await filesIn(folder, 'new'), await spool.waiting()]).toEqual([
        [],
        [],
        [],
      ]);
      disk.fail(step, undefined);
      expect(await spool.accept(shortSubmission(key))).toBe('stored');
      expect(await filesIn(folder, 'new')).toHaveLength(1);
    },
  );

  it('what could not be taken back is not stored a second time beside itself', async () => {
    disk.fail('sync folder', 'EIO');
    disk.fail('remove', 'EIO');
    await expect(spool.accept(shortSubmission(key))).rejects.toMatchObject({ code: 'EIO' });
    expect([await filesIn(folder, 'new'), await spool.waiting()]).toEqual([[expect.any(String)], []]);
    disk.fail('sync folder', undefined);
    await expect(spool.accept(shortSubmission(key))).rejects.toMatchObject({ code: 'EIO' });
    disk.fail('remove', undefined);
    expect(await spool.accept(shortSubmission(key))).toBe('stored');
    expect(await filesIn(folder, 'new')).toHaveLength(1);
  });

  it('one failing sync of the folder fails everybody who waits for it', async () => {
    disk.fail('sync folder', 'EIO');
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => spool.accept(shortSubmission())));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    expect(await spool.waiting()).toEqual([]);
  });

  it('a look at the disk says so', async () => {
    await spool.check();
    disk.fail('write', 'ENOSPC');
    await expect(spool.check()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await filesIn(folder, 'tmp')).toEqual([]);
  });
});

describe('a sync of the folder', () => {
  it('serves many submissions at once, each by one that began after its rename', async () => {
    disk.steps.length = 0;
    const acknowledged: number[] = [];
    const count = 40;
    const accept = async () => {
      await spool.accept(shortSubmission());
      acknowledged.push(disk.steps.length);
    };
    await Promise.all(Array.from({ length: count }, accept));
    const syncs = disk.steps.filter((step) => step.startsWith('sync folder')).length;
    expect(syncs).toBeGreaterThan(0);
    expect(syncs).toBeLessThan(count);
    // Whoever came last cannot have been served by a sync that began before the last rename.
    const lastRename = disk.steps.findLastIndex((step) => step.startsWith('rename'));
    const lastSync = disk.steps.findLastIndex((step) => step.startsWith('sync folder'));
    expect(lastSync).toBeGreaterThan(lastRename);
    expect(Math.max(...acknowledged)).toBeGreaterThan(lastSync);
  });
});

describe('a start', () => {
  it('removes drafts that nobody was told about, and leaves files that are none of ours', async () => {
    await spool.accept(shortSubmission(key));
    await writeFile(path.join(folder, 'tmp', 'half-a-draft.json'), '{');
    await writeFile(path.join(folder, 'new', 'README'), 'not ours');
    await reopen();
    expect(await filesIn(folder, 'tmp')).toEqual([]);
    expect(await filesIn(folder, 'new')).toEqual([expect.any(String), 'README']);
    expect(await spool.waiting()).toHaveLength(1);
  });

  it('makes durable what a killed process had renamed only', async () => {
    disk.steps.length = 0;
    await reopen();
    const synced = disk.steps
      .filter((step) => step.startsWith('sync folder'))
      .map((step) => path.basename(step));
    expect(synced).toEqual(expect.arrayContaining(['done', 'dead', 'quarantine', 'new']));
  });
});
