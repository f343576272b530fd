import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { codeOf } from '../../errorCode';
import { disk, removeIfThere } from '../disk';

/** Another process has the folder. */
export class FolderInUse extends Error {
  readonly code = 'EINUSE';
}

/**
 * Takes a folder for this process alone, for as long as it lives. Whoever has it listens on a socket in `lock/`, which the
 * system closes with the process; what a dead one left there is removed. Each has a name of its own and is there before
 * its process looks for others, so of two that start at once at most one gets the folder.
 *
 * Processes of one machine see each other, in containers, too. Over a network share they do not.
 *
 * @returns gives it back
 * @throws `FolderInUse`; what the disk says
 */
export async function occupy(folder: string): Promise<() => Promise<void>> {
  const place = path.join(folder, 'lock');
  await mkdir(place, { recursive: true, mode: 0o700 });
  const handle = await open(place, 'r');
  // The name of a socket has 107 bytes at most, 103 on a Mac; that of the folder may be longer.
  const at = (name: string) =>
    process.platform === 'linux' ? `/proc/self/fd/${handle.fd}/${name}` : path.join(place, name);
  const mine = randomBytes(8).toString('hex');
  const server = createServer((socket) => socket.destroy());

  async function leave(): Promise<void> {
    await new Promise((resolve) => server.close(resolve));
    await handle.close();
  }

  try {
    await once(server.listen(at(mine)), 'listening');
    server.unref();
    for (const name of await readdir(place)) {
      if (name === mine) continue;
      if (await isHeard(at(name))) throw new FolderInUse(`${folder} is in use`);
      await removeIfThere(disk, at(name));
    }
    // Another one that started at this moment may have taken this socket for dead before it was heard.
    if (!(await readdir(place)).includes(mine)) throw new FolderInUse(`${folder} is in use`);
  } catch (error) {
    await leave();
    throw error;
  }
  return leave;
}

/** @returns whether a process listens there */
async function isHeard(name: string): Promise<boolean> {
  const socket = connect(name);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return false;
    // So many look at once that there is a queue.
    if (code === 'EAGAIN') return true;
    throw error;
  } finally {
    socket.destroy();
  }
}
