import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../lib/paths';
import type { Size } from '../lib/point';

/** Folder below `public/images` that a raster picture belongs to. */
export type PictureGroup = 'blog' | 'panorama' | 'work';

/** What the website needs to know about a raster picture. All lengths are pixels. */
export interface PictureEntry {
  readonly group: PictureGroup;
  readonly width: number;
  readonly height: number;
  /** Widths that exist as AVIF, ascending. */
  readonly widths: readonly number[];
  /** The one width that exists as JPEG. */
  readonly fallback: number;
  /** Widths of the part that is cut for phones, as AVIF, if there is one. */
  readonly phone?: readonly number[];
}

/** A drawing of the blog, in the same list: one SVG for all widths. */
export interface DrawingEntry {
  readonly group: 'blog';
  readonly width: number;
  readonly height: number;
  readonly format: 'svg';
  /** The size of the drawing that phones show instead, if there is one. */
  readonly phone?: Size;
}

type Manifest = Readonly<Record<string, PictureEntry | DrawingEntry>>;

/**
 * Pages carry the list of pictures that their components choose from. The
 * blog's are looked up at build time, so they are in a separate list.
 */
const manifestFiles = {
  pages: join(contentFolder, 'pictures.json'),
  blog: join(contentFolder, 'blogPictures.json'),
} as const;

function readManifest(file: string): Manifest {
  try {
    // Written below and by nothing else, so its shape is known.
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/**
 * Adds or replaces one entry of its list; keys stay sorted so that diffs stay small. It reads and writes without a pause in
 * between: two drawings are made at once, and neither may undo what the other records.
 */
export function recordPicture(name: string, entry: PictureEntry | DrawingEntry): void {
  const file = entry.group === 'blog' ? manifestFiles.blog : manifestFiles.pages;
  const entries = Object.entries({ ...readManifest(file), [name]: entry });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
