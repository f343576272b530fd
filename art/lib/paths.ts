import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const artFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The repository's root: everything below is found from here, whatever the working directory is. */
export const rootFolder = dirname(artFolder);
export const imagesFolder = join(rootFolder, 'public', 'images');
export const publicFolder = join(rootFolder, 'public');
export const contentFolder = join(rootFolder, 'content');
/** Ignored by git: heightfields, which are costly to make and cheap to keep. */
export const cacheFolder = join(rootFolder, '.art-cache');
export const modulesFolder = join(rootFolder, 'node_modules');
