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
 * @returns how many files it looked at
 */
export async function precompress(out: string): Promise<number> {
  const names = await readdir(out, { recursive: true });
  const files = names.filter((name) => compressedEndings.includes(path.extname(name)));
  await Readable.from(files)
    .map((name: string) => compress(path.join(out, name)), { concurrency: availableParallelism() })
    .toArray();
  return files.length;
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= smallest) return;
  for (const [ending, encode] of Object.entries(encoders)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(file + ending, encoded);
  }
}
