import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Helpers that start and stop local programs and servers, for tests and measurements. */

/**
 * Makes a server listen on this machine.
 *
 * @param port a free one if omitted
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
  // A string names a pipe; null means that it is not listening.
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port.');
  return address.port;
}

/**
 * Resolves once a program listens on a local port.
 *
 * @throws an error when it exits before that
 */
export async function listening(program: ChildProcess, port: number): Promise<void> {
  const deadline = new AbortController();
  const ended = once(program, 'exit', { signal: deadline.signal }).then(() => {
    throw new Error(`${program.spawnfile} ended before it listened.`);
  });
  const heard = async () => {
    const socket = connect(port, '127.0.0.1');
    const isHeard = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isHeard;
  };
  const waited = (async () => {
    while (!deadline.signal.aborted && !(await heard())) await sleep(25);
  })();
  try {
    await Promise.race([waited, ended]);
  } finally {
    // From here on it may exit.
    ended.catch(() => {});
    deadline.abort();
  }
}

/** Stops a program, if it runs, and waits until it has exited. */
export async function end(program: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  if (program.pid === undefined) return; // it never started
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
}
