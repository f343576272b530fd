import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = process.cwd();

// Whatever a failed assertion left running would keep Jest from ending.
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/**
 * Starts the gateway as `npm run serve` does, over the `out/` of another folder.
 *
 * @param before options of Node
 * @returns the process, its origin once it listens, and, once it ends, its exit code and all that it printed
 */
export function start(
  cwd: string,
  env: Record<string, string> = { PORT: '0' },
  before: readonly string[] = [],
) {
  const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', tsx, ...before, path.join(project, 'gateway/main.ts')], {
    cwd,
    env: {
      PATH: process.env.PATH,
      TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
      NODE_ENV: 'test',
      ...env,
    },
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
