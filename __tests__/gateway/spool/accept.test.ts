import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../support/forms';
import { shortSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';

const scene = spoolScene();

describe('in a folder, a submission is stored (specification 27.1)', () => {
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

  it('for the eyes of its user alone', async () => {
    await scene().spool.accept(shortSubmission(key));
    const [name = ''] = await filesIn(scene().folder, 'new');
    expect((await stat(path.join(scene().folder, 'new', name))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(scene().folder, 'new'))).mode & 0o777).toBe(0o700);
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
    // The last one cannot have been served by a sync that began before the last rename.
    const lastRename = scene().disk.steps.findLastIndex((step) => step.startsWith('rename'));
    const lastSync = scene().disk.steps.findLastIndex((step) => step.startsWith('sync folder'));
    expect(lastSync).toBeGreaterThan(lastRename);
    expect(Math.max(...acknowledged)).toBeGreaterThan(lastSync);
  });
});
