import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../support/forms';
import { shortSubmission } from '../support/submissions';
import { key, spoolScene } from './support/scene';
import { waitingIn } from './support/store';

const scene = spoolScene();

describe('a start', () => {
  it('removes drafts that were never acknowledged, and leaves files that are none of ours', async () => {
    await scene().spool.accept(shortSubmission(key));
    await writeFile(path.join(scene().folder, 'tmp', 'half-a-draft.json'), '{');
    await writeFile(path.join(scene().folder, 'new', 'README'), 'not ours');
    await scene().reopen();
    expect(await filesIn(scene().folder, 'tmp')).toEqual([]);
    expect(await filesIn(scene().folder, 'new')).toEqual([expect.any(String), 'README']);
    expect(await waitingIn(scene().spool)).toHaveLength(1);
  });

  it('delivers entries held by a killed process; the operator’s command leaves them alone', async () => {
    await scene().spool.accept(shortSubmission(key));
    const claimed = await scene().spool.claim();
    const asOperator = await scene().asOperator();
    expect([claimed?.id, await asOperator.claim()]).toEqual([expect.any(String), undefined]);
    await scene().reopen();
    expect(await scene().spool.claim()).toEqual(claimed);
  });
});
