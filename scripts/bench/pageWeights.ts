import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const weights = new Map<string, number>();

async function weigh(file: string): Promise<number> {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = (await stat(file)).size;
  weights.set(file, bytes);
  return bytes;
}

/**
 * @param folder a checkout that has been built
 * @returns the bytes of every page: its HTML with the scripts and styles that it names. Not
 *   compressed, as a few bytes would come and go then with the hashes in the files' names
 */
export async function pageWeights(folder: string): Promise<ReadonlyMap<string, number>> {
  weights.clear();
  const out = join(folder, 'out');
  const names = await readdir(out, { recursive: true });
  // Pages under /en only lead on.
  const pages = names.filter(
    (name) => name.endsWith('.html') && !name.startsWith('en/') && name !== 'en.html',
  );
  const weighed = new Map<string, number>();
  for (const page of pages) {
    const html = await readFile(join(out, page), 'utf8');
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? ''),
    );
    let bytes = Buffer.byteLength(html);
    for (const file of files) bytes += await weigh(join(out, decodeURIComponent(file)));
    weighed.set(page, bytes);
  }
  return weighed;
}
