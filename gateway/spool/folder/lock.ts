import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { codeOf } from '../../errorCode';
import { disk, removeIfThere } from '../disk';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  readonly code = 'EINUSE';
}

/**
 * Locks a folder for this process as long as it lives. The holder listens on a socket in `lock/`, which the
 * system closes with the process; sockets of dead processes are removed. Each process makes its own socket
 * before it looks for others, so of two that start at once at most one gets the folder.
 *
 * Processes on one machine see each other, even in containers. Over a network share they do not.
 *
 * @returns a function that unlocks it
 * @throws `FolderInUse`; errors of the disk
 */
export async function occupy(folder: string): Promise<() => Promise<void>> {
  const place = path.join(folder, 'lock');
  await mkdir(place, { recursive: true, mode: 0o700 });
  const handle = await open(place, 'r');
  // A socket's name has at most 107 bytes, 103 on a Mac; the folder's path may be longer.
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
    // Another process that started at the same moment may have removed this socket as dead before it
    // listened.
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
    // There is a queue, because many processes look at once.
    if (code === 'EAGAIN') return true;
    throw error;
  } finally {
    socket.destroy();
  }
}
