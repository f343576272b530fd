import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { end } from '../programs';

const running = new Set<ChildProcess>();

export interface Running {
  /** @returns its output so far */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @param port on the loopback address
 * @throws with its output, when it exits before that
 */
export async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  // Debian keeps the folder of nginx out of ordinary users' PATH.
  const PATH = `${process.env.PATH}:/usr/sbin`;
  const child = spawn(command, args, { env: { ...process.env, PATH, ...env } });
  running.add(child);
  let printed = '';
  let failure: Error | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      printed += String(data);
    });
  child.once('error', (error) => {
    failure = error;
  });
  while (!(await takesConnections(port))) {
    if (failure)
      throw new Error(`${command} cannot be started; on Debian: apt-get install nginx-light caddy`);
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${printed}`);
    await sleep(50);
  }
  return { printed: () => printed, stop: () => stop(child) };
}

/** Stops all started servers gracefully. */
export async function stopServers(): Promise<void> {
  for (const child of running) await stop(child);
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  await end(child, 'SIGTERM');
  // Their child processes may hold these for a moment.
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
