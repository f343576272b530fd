import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The gateway as `npm run serve` starts it, in a process of its own. */
export interface GatewayProcess {
  readonly origin: string;
  /** @returns what it had printed, once it has ended */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

const project = process.cwd();
const running = new Set<ChildProcess>();

/**
 * @param folder holds `out/`; spool and mailbox go there, too, below `var/`
 * @returns when it takes requests
 */
export async function startGateway(folder: string): Promise<GatewayProcess> {
  const tsx = pathToFileURL(path.join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(project, 'gateway/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json'),
      NODE_ENV: 'test',
      PORT: '0',
    },
  });
  running.add(child);
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    const add = (data: unknown) => {
      printed += String(data);
      const found = / is at (http:\S+)\n/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('exit', () => reject(new Error(printed)));
  });
  return {
    origin: await address,
    stop: async (signal) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      running.delete(child);
      return printed;
    },
  };
}

/** Ends what a failed test left running. */
export function killGateways(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
