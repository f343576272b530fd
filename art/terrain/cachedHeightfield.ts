import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../lib/paths';
import type { Grid } from './grid';
import { makeHeightfield, type TerrainSpec } from './heightfield';

/** Raise it whenever the terrain's recipe changes: older cache files are then left alone. */
const recipeVersion = 1;
const inMemory = new Map<string, Promise<Grid>>();

async function loadOrMake(spec: TerrainSpec, file: string): Promise<Grid> {
  try {
    const bytes = await readFile(file);
    const cells = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    return { size: Math.sqrt(cells.length), cells };
  } catch {
    const grid = makeHeightfield(spec);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, new Uint8Array(grid.cells.buffer));
    return grid;
  }
}

/** The heightfield of a spec, from memory or the cache folder, else made now (about two seconds). */
export function heightfield(spec: TerrainSpec): Promise<Grid> {
  const digest = createHash('sha256')
    .update(JSON.stringify([recipeVersion, spec]))
    .digest('hex')
    .slice(0, 12);
  const file = join(cacheFolder, `terrain-${spec.seed}-${digest}.f32`);
  const known = inMemory.get(file) ?? loadOrMake(spec, file);
  inMemory.set(file, known);
  return known;
}
