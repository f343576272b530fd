/** @jest-environment node */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { entriesIn, filesIn } from '../support/forms';
import { shortSubmission, trappedSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';

const scene = spoolScene();

describe('a submission is stored (specification 27.1, 27.2 and 27.9)', () => {
  it('when its file was written and synced, renamed, and the folder synced, in this order', async () => {
    scene().disk.steps.length = 0;
    expect(await scene().spool.accept(shortSubmission(key))).toBe('stored');
    const [name] = await filesIn(scene().folder, 'new');
    expect(scene().disk.steps).toEqual([
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
    await scene().spool.accept(submission);
    const [entry] = await entriesIn(scene().folder, 'new');
    expect(entry).toEqual({
      ...submission,
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      receivedAt: new Date(Date.parse(entry?.receivedAt ?? '')).toISOString(),
    });
    expect(await scene().spool.read(entry?.id ?? '')).toEqual(entry);
  });

  it('as the JSON that arrived, where it is at hand', async () => {
    const { payload, ...submission } = shortSubmission(key, 'as it arrived');
    await scene().spool.accept({ ...submission, json: Buffer.from(` ${JSON.stringify(payload)}\n`) });
    expect(await entriesIn(scene().folder, 'new')).toEqual([
      expect.objectContaining({ ...submission, payload }),
    ]);
  });

  it('for the eyes of its user alone', async () => {
    await scene().spool.accept(shortSubmission(key));
    const [name = ''] = await filesIn(scene().folder, 'new');
    expect((await stat(path.join(scene().folder, 'new', name))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(scene().folder, 'new'))).mode & 0o777).toBe(0o700);
  });

  it('in quarantine when it was trapped, where no delivery finds it', async () => {
    const heard = jest.fn();
    scene().spool.onStored(heard);
    expect(await scene().spool.accept(trappedSubmission(key))).toBe('stored');
    await scene().spool.accept(shortSubmission());
    expect([await filesIn(scene().folder, 'quarantine'), await filesIn(scene().folder, 'new')]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    const waiting = scene().spool.waiting();
    await new Promise(setImmediate);
    expect(heard.mock.calls).toEqual([waiting]);
  });
});

describe('the same key', () => {
  it('with the same body is known, also after a restart, a delivery, or when it was given up', async () => {
    for (const settle of ['done', 'bury', 'waiting'] as const) {
      const own = `${key}-${Math.random().toString(36).slice(2)}`;
      await scene().spool.accept(shortSubmission(own));
      const [id = ''] = scene().spool.waiting();
      await scene().spool[settle](id);
      expect(await scene().spool.accept(shortSubmission(own))).toBe('known');
      await scene().reopen();
      expect(await scene().spool.accept(shortSubmission(own))).toBe('known');
    }
    expect(scene().spool.waiting()).toHaveLength(1);
  });

  it('with another body is different, also after a restart', async () => {
    await scene().spool.accept(shortSubmission(key, 'a'));
    expect(await scene().spool.accept(shortSubmission(key, 'b'))).toBe('different');
    await scene().reopen();
    expect(await scene().spool.accept(shortSubmission(key, 'b'))).toBe('different');
    expect(await scene().spool.accept(trappedSubmission(key))).toBe('known');
  });

  it('of two forms is two submissions', async () => {
    const contact = {
      ...shortSubmission(key),
      form: 'contact' as const,
      payload: { FirstName: 'Urs', BusinessEmail: 'urs@visitor.test', Message: 'x', Budget: '' as const },
    };
    expect([await scene().spool.accept(shortSubmission(key)), await scene().spool.accept(contact)]).toEqual([
      'stored',
      'stored',
    ]);
  });

  it('missing, each request is a submission of its own', async () => {
    expect([
      await scene().spool.accept(shortSubmission()),
      await scene().spool.accept(shortSubmission()),
    ]).toEqual(['stored', 'stored']);
    expect(scene().spool.waiting()).toHaveLength(2);
  });
});

describe('a sync of the folder', () => {
  it('serves many submissions at once, each by one that began after its rename', async () => {
    scene().disk.steps.length = 0;
    const acknowledged: number[] = [];
    const count = 40;
    const accept = async () => {
      await scene().spool.accept(shortSubmission());
      acknowledged.push(scene().disk.steps.length);
    };
    await Promise.all(Array.from({ length: count }, accept));
    const syncs = scene().disk.steps.filter((step) => step.startsWith('sync folder')).length;
    expect(syncs).toBeGreaterThan(0);
    expect(syncs).toBeLessThan(count);
    // Whoever came last cannot have been served by a sync that began before the last rename.
    const lastRename = scene().disk.steps.findLastIndex((step) => step.startsWith('rename'));
    const lastSync = scene().disk.steps.findLastIndex((step) => step.startsWith('sync folder'));
    expect(lastSync).toBeGreaterThan(lastRename);
    expect(Math.max(...acknowledged)).toBeGreaterThan(lastSync);
  });
});
