import path from 'node:path';
import { keepInVolume } from '@/gateway/activate/volume';
import { folderOfTest } from '../../support/folder';
import { makeRelease, scriptsIn, write } from './support/releases';

const folder = folderOfTest();
const shared = () => path.join(folder, 'kept');
const release = (name: string, ...scripts: string[]) =>
  makeRelease(path.join(folder, 'images'), name, `2026-11-${name}`, scripts);

describe('deploy/activate volume (specification 36.6)', () => {
  it('keeps the files of the newest releases, and of an older image that starts again', () => {
    const first = release('01', 'a.js', 'shared.js');
    for (const one of [first, release('02', 'b.js', 'shared.js'), release('03', 'c.js', 'shared.js')])
      keepInVolume(one, shared(), 2);
    expect(scriptsIn(shared())).toEqual(['b.js', 'c.js', 'shared.js']);
    keepInVolume(first, shared(), 2);
    expect(scriptsIn(shared())).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
  });

  it('reports an unusable folder in one sentence', () => {
    write(shared(), 'a file');
    expect(() => keepInVolume(release('01', 'a.js'), shared(), 2)).toThrow(
      `cannot use the folder ${shared()} (ENOTDIR). Check the permissions of this user.`,
    );
  });
});
