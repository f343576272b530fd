import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/*
 * Runs a script of ours: `node scripts/quickly.mjs <file> <arguments>`. For commands that people wait for: in one
 * piece a script starts in a third of the time that `tsx` needs to load two hundred modules one by one.
 */
const [, , entry, ...args] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'quickly-'));
const outfile = join(folder, 'script.mjs');
process.argv = [process.argv[0], entry, ...args];
process.setSourceMapsEnabled(true);
try {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(folder, { recursive: true });
}
