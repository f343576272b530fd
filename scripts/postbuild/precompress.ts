import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedEndings } from '@/content/headers';
import { fileCache } from '@/lib/fileCache';
import { atOnce } from './files';

/** Smaller files, in bytes, fit one packet anyway. */
const smallest = 512;

/** Quality 11 takes more than twice as long for pages and saves 2 %; hashed files are cached from build to build. */
const qualityOf = (name: string) => (name.endsWith('.html') ? 10 : 11);

const brotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const encoders = {
  '.br': (content: Buffer, name: string) => brotli(content, qualityOf(name)),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Part of the cache key, next to the file; raise the version when an encoder changes. */
const recipe = JSON.stringify([2, process.versions.brotli, process.versions.zlib]);

/**
 * Puts a `.br` and a `.gz` next to every text file of the site where that saves bytes.
 *
 * @param site the finished site
 * @param cache folder that keeps the copies between builds
 * @returns the number of text files
 */
export async function precompress(site: string, cache: string): Promise<number> {
  const kept = fileCache(cache);
  const names = await readdir(site, { recursive: true });
  const files = names.filter((name) => compressedEndings.includes(path.extname(name)));
  const compress = async (name: string) => {
    const content = await readFile(path.join(site, name));
    if (content.length <= smallest) return;
    for (const [ending, encode] of Object.entries(encoders)) {
      const type = path.extname(name);
      const ingredients = [recipe, type + ending, content];
      const encoded = await kept.get(ingredients, () => encode(content, name));
      if (encoded.length < content.length) await writeFile(path.join(site, name + ending), encoded);
    }
  };
  await Readable.from(files).map(compress, { concurrency: atOnce }).toArray();
  await kept.prune();
  return files.length;
}
