import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { build, type Metafile } from 'esbuild';

/** What a server starts, below the project. */
export const gatewayFile = 'hosting/gateway.mjs';

/** Packages that are CommonJS ask for modules of Node by this name. */
const requireOfNode =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);";

/**
 * Bundles the gateway, the operator's command and `deploy/activate` with their packages into one file that needs Node alone,
 * and writes its source map next to it. Nothing is minified, so traces can be read where the map is missing.
 *
 * @param file where the bundle goes; it is replaced in one step, as it may be started at the same time
 * @returns what went into it
 */
export async function bundleGateway(file = gatewayFile): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    entryPoints: ['gateway/main.ts'],
    // Also where it goes elsewhere: the map then names sources as they are below a release.
    outfile: gatewayFile,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The oldest of `engines`.
    target: 'node20.19',
    // Packages that others use only where they are installed.
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
 * Takes the packages out of a source map. They are nine tenths of it, and Node keeps a map in memory from the start on;
 * their lines in a trace are those of the bundle.
 */
function withoutPackages(text: string): string {
  const map: SourceMap = JSON.parse(text);
  const isOwn = map.sources.map((source) => !source.includes('node_modules/'));
  const lines = decode(map.mappings).map((line) => {
    const kept: typeof line = [];
    for (const segment of line) {
      if (segment.length > 1 && isOwn[segment[1] ?? -1]) kept.push(segment);
      // One segment without a source ends the one before it.
      else if (kept.at(-1)?.length !== 1) kept.push([segment[0]]);
    }
    return kept;
  });
  return JSON.stringify({ ...map, mappings: encode(lines) });
}
