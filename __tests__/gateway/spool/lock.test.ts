import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { occupy } from '@/gateway/spool/folder/lock';
import { folderOfTest } from '../../support/folder';

// Two processes: __tests__/gateway/main.test.ts.
describe('a folder (specification 27.23)', () => {
  const folder = folderOfTest();

  it.each([
    ['of a short name', 'spool'],
    ['of a name that is longer than a socket’s may be', 'x'.repeat(200)],
  ])('%s is one’s at a time', async (_, name) => {
    const one = path.join(folder, name);
    const leave = await occupy(one);
    await expect(occupy(one)).rejects.toMatchObject({ code: 'EINUSE' });
    await leave();
    await (await occupy(one))();
    expect(await readdir(path.join(one, 'lock'))).toEqual([]);
  });

  it('is free again when its process was killed, and its socket is removed', async () => {
    await (await occupy(folder))();
    const place = path.join(folder, 'lock', 'dead');
    const script = `require('node:net').createServer().listen(${JSON.stringify(place)}, () => console.log())`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(occupy(folder)).rejects.toMatchObject({ code: 'EINUSE' });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(path.join(folder, 'lock'))).toEqual(['dead']);
    await (await occupy(folder))();
    expect(await readdir(path.join(folder, 'lock'))).toEqual([]);
  });
});
