import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfPhotos, photoFolder } from '@/content/photos';
import { makePhotos } from './make';
import { photoUses } from './uses';

let seen: string | undefined;
let running: Promise<void> = Promise.resolve();

/**
 * In `npm run dev`, makes the files of photos that were added or changed since the last page. Problems go to
 * the console, as other pages are not affected.
 */
export function photosAreMade(): Promise<void> {
  running = running.then(async () => {
    try {
      const files = filesOfPhotos().map((name) => {
        const { mtimeMs, size } = statSync(join(process.cwd(), photoFolder, name));
        return [name, mtimeMs, size];
      });
      const now = JSON.stringify([files, photoUses()]);
      if (now === seen) return;
      await makePhotos();
      seen = now;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  });
  return running;
}
