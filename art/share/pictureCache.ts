import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { publicFolder } from '../lib/paths';
import type { Composition } from './composition';
import { contourSheet } from './ground';
import { recipe, render } from './render';

/** Finished pictures by what they are made of, so that a build draws only what is new. */
export interface PictureCache {
  /** @returns the JPEG file, and whether it had to be drawn */
  readonly picture: (composition: Composition) => Promise<{ readonly jpeg: Buffer; readonly drawn: boolean }>;
  /** Removes every picture that was not asked for. */
  readonly prune: () => Promise<void>;
}

/**
 * @param folder where the pictures are kept; made when missing
 * @returns a cache whose names are digests of all that makes a picture: composition, files, recipe, renderer
 */
export function pictureCache(folder: string): PictureCache {
  const asked = new Set<string>();
  const digests = new Map<string, Promise<string>>();
  const digestOf = (file: string): Promise<string> => {
    const known = digests.get(file) ?? readFile(join(publicFolder, file)).then(digest);
    digests.set(file, known);
    return known;
  };

  async function nameOf(composition: Composition): Promise<string> {
    const files = [contourSheet.file, ...composition.files.map(({ file }) => file)];
    const bytes = await Promise.all(files.map(digestOf));
    return `${digest(JSON.stringify([recipe, sharp.versions, composition, bytes]))}.jpeg`;
  }

  return {
    async picture(composition) {
      const name = await nameOf(composition);
      asked.add(name);
      const known = await readFile(join(folder, name)).catch(() => undefined);
      if (known) return { jpeg: known, drawn: false };
      const jpeg = await render(composition);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), jpeg);
      return { jpeg, drawn: true };
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (!asked.has(name)) await rm(join(folder, name));
    },
  };
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24);
}
