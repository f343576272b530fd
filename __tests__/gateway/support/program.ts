import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundledGateway } from './bundled';

// Whatever a failed assertion left running would keep Jest from ending.
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/**
 * Starts the gateway as a server does.
 *
 * @param before options of Node
 * @returns the process, its origin once it listens, and, once it ends, its exit code and all that it printed
 */
export function start(
  cwd: string,
  env: Record<string, string> = { PORT: '0' },
  before: readonly string[] = [],
) {
  return startNode([...before, bundledGateway], cwd, env);
}

/** The same with a program that the arguments of Node name. */
export function startNode(args: readonly string[], cwd: string, env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
  });
  children.push(child);
  let printed = '';
  const origin = new Promise<string>((resolve) => {
    const add = (data: unknown) => {
      printed += String(data);
      const found = /"origin":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', add);
  });
  const ended = once(child, 'close').then(([code]) => ({ code, printed }));
  return { child, origin, ended };
}
