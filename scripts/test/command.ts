import { spawn } from 'node:child_process';

/**
 * Runs a command of ours, showing what it prints.
 *
 * @param command a constant, as a shell reads it: npm and npx are scripts on Windows
 * @param env variables to set besides those of this process
 * @returns whether it ended well
 */
export function command(command: string, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0));
  });
}
