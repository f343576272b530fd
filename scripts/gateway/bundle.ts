import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { build, type Metafile } from 'esbuild';

/** The file that a server starts, below the project. */
export const gatewayFile = 'hosting/gateway.mjs';

/** CommonJS packages load Node's modules by this name. */
const requireOfNode =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);";

/**
 * Bundles the gateway, the operator's command and `deploy/activate` with their packages into one file that
 * needs only Node, and writes its source map next to it. Nothing is minified, so stack traces are readable
 * without the map.
 *
 * @param file of the bundle; it is replaced atomically, as another process may start it
 * @returns esbuild's list of the contents
 */
export async function bundleGateway(file = gatewayFile): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    entryPoints: ['gateway/main.ts'],
    // Also for other destinations: the map then names sources relative to a release.
    outfile: gatewayFile,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The oldest version in `engines`.
    target: 'node20.19',
    // Optional dependencies of packages.
    external: ['pg-native', 'supports-color'],
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    banner: { js: requireOfNode },
  });
  const unnamed = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  for (const { path: output, text } of outputFiles) {
    const isMap = output.endsWith('.map');
    await writeFile(unnamed, isMap ? withoutPackages(text) : text);
    await rename(unnamed, path.join(path.dirname(file), path.basename(output)));
  }
  return metafile;
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/**
 * Removes packages from a source map. They are nine tenths of it, and Node keeps the map in memory from the
 * start; their frames then refer to the bundle.
 */
function withoutPackages(text: string): string {
  const map: SourceMap = JSON.parse(text);
  const isOwn = map.sources.map((source) => !source.includes('node_modules/'));
  const lines = decode(map.mappings).map((line) => {
    const kept: typeof line = [];
    for (const segment of line) {
      if (segment.length > 1 && isOwn[segment[1] ?? -1]) kept.push(segment);
      // One segment without a source ends the previous one.
      else if (kept.at(-1)?.length !== 1) kept.push([segment[0]]);
    }
    return kept;
  });
  return JSON.stringify({ ...map, mappings: encode(lines) });
}
