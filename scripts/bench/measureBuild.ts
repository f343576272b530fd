import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface BuildCost {
  seconds: number;
  /** The most that all its processes together held at one moment; 0 where `/proc` does not tell. */
  megabytes: number;
}

/**
 * @param folder a checkout with its modules
 * @returns what `npm run build` in it takes
 * @throws with the end of its output when it fails
 */
export async function measureBuild(folder: string): Promise<BuildCost> {
  const start = performance.now();
  // A group of its own, so that its processes can be told from others.
  const build = spawn('npm', ['run', 'build'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    });
  }
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(build.pid ?? 0));
  }, 250);
  const code = await new Promise<number | null>((resolve, reject) => {
    build.on('error', reject);
    build.on('close', resolve);
  });
  clearInterval(watch);
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: Math.round(peak / 1e6) };
}

/** Bytes of memory that a process and all below it hold. */
function residentOf(pid: number): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return Number(resident) * 4096 + children.reduce((sum, child) => sum + residentOf(Number(child)), 0);
  } catch {
    return 0; // it has ended meanwhile, or the system has no /proc
  }
}
