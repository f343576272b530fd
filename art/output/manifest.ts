import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../lib/paths';

/** Folder below `public/images` that a raster picture belongs to. */
export type PictureGroup = 'panorama' | 'relief' | 'work';

/** What the website needs to know about a raster picture. All lengths are pixels. */
export interface PictureEntry {
  readonly group: PictureGroup;
  readonly width: number;
  readonly height: number;
  /** Widths that exist as AVIF, ascending. */
  readonly widths: readonly number[];
  /** The one width that exists as JPEG. */
  readonly fallback: number;
}

export type Manifest = Readonly<Record<string, PictureEntry>>;

export const manifestFile = join(contentFolder, 'pictures.json');

async function readManifest(): Promise<Manifest> {
  try {
    // Written below and by nothing else, so its shape is known.
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

async function writeManifest(entries: Manifest): Promise<void> {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Adds or replaces one entry of `content/pictures.json`; keys stay sorted so that diffs stay small. */
export async function recordPicture(name: string, entry: PictureEntry): Promise<void> {
  await writeManifest({ ...(await readManifest()), [name]: entry });
}

/** Drops the entries of pictures that are not drawn any more. */
export async function forgetAllBut(names: ReadonlySet<string>): Promise<void> {
  const entries = Object.entries(await readManifest());
  await writeManifest(Object.fromEntries(entries.filter(([name]) => names.has(name))));
}
