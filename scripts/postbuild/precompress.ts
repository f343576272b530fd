import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedEndings } from '@/content/headers';

/** Below this, in bytes, the answer fits one packet anyway. */
const smallest = 512;

const encoders = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Puts a `.br` and a `.gz` beside every text file of the site where that saves bytes.
 *
 * @param out the exported site
 * @returns what was done, as a part of a sentence
 */
export async function precompress(out: string): Promise<string> {
  const names = await readdir(out, { recursive: true });
  const files = names.filter((name) => compressedEndings.includes(path.extname(name)));
  const sizes: readonly { before: number; after: number }[] = await Readable.from(files)
    .map((name: string) => compress(path.join(out, name)), { concurrency: availableParallelism() })
    .toArray();
  const sum = (sizes: readonly number[]) =>
    `${(sizes.reduce((all, size) => all + size, 0) / 1000).toFixed(1)} kB`;
  const [before, after] = [sum(sizes.map(({ before }) => before)), sum(sizes.map(({ after }) => after))];
  return `${files.length} files compressed, ${before} to ${after}`;
}

/** @returns bytes before, and as they are sent to browsers that take Brotli */
async function compress(file: string): Promise<{ before: number; after: number }> {
  const content = await readFile(file);
  const before = content.length;
  let after = before;
  if (before <= smallest) return { before, after };
  for (const [ending, encode] of Object.entries(encoders)) {
    const encoded = await encode(content);
    if (encoded.length >= before) continue;
    await writeFile(file + ending, encoded);
    after = Math.min(after, encoded.length);
  }
  return { before, after };
}
