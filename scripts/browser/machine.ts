import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Effects } from './find';
import type { Machine } from './installed';

const SECOND = 1000;

/** This machine, for looking only. */
export function thisMachineToRead(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    exists: existsSync,
    // On Windows `--version` would open a window, so a file that exists must do.
    starts: (executable) =>
      process.platform === 'win32' ||
      spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 30 * SECOND }).status === 0,
  };
}

/** This machine, for looking and installing. */
export function thisMachine(): Effects {
  return {
    ...thisMachineToRead(),
    isRoot: process.getuid?.() === 0, // Windows knows no root
    run: (command, args) =>
      spawnSync(command, args, {
        stdio: 'inherit',
        timeout: 600 * SECOND,
        // npx is a script on Windows, which only a shell runs; every argument is a constant of ours.
        shell: process.platform === 'win32',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
    say: (line) => console.log(line),
    playwrightPath: async () => (await import('@playwright/test')).chromium.executablePath(),
  };
}
