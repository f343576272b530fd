import { type ChildProcess, execFile } from 'node:child_process';
import { bundledGateway } from '../../support/bundled';

/** What became of a command. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly problem: string;
}

/**
 * Runs the command as an operator does.
 * @param onStart gets the process while it runs
 */
export function spool(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onStart?: (child: ChildProcess) => void,
): Promise<Ended> {
  const program = [bundledGateway, 'spool', ...args];
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      program,
      { env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env } },
      (_, out, problem) => resolve({ code: child.exitCode ?? -1, out, problem }),
    );
    onStart?.(child);
  });
}
