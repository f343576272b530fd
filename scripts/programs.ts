import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** What starting and ending programs and servers of this machine has in common, in tests and measurements. */

/**
 * Lets a server listen on this machine.
 *
 * @param port a free one when it is left out
 * @returns its origin, such as `http://127.0.0.1:40123`
 */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

/** @returns a port on which nothing listens */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(server: Server): number {
  const address = server.address();
  // A string names a pipe; null means that it does not listen.
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port.');
  return address.port;
}

/**
 * Waits for a program's first words: those of a server say that it listens.
 *
 * @param program started with a pipe for its standard output
 * @throws when it ends before
 */
export async function firstWords(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit').then(() => {
    throw new Error(`${program.spawnfile} ended before it said anything.`);
  });
  await Promise.race([once(program.stdout ?? program, 'data'), ended]);
  // From here on it may end.
  ended.catch(() => {});
}

/** Ends a program, if it runs, and waits until it is gone. */
export async function end(program: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  if (program.pid === undefined) return; // it never began
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
}
