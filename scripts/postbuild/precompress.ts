import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedEndings } from '@/content/headers';
import { inParallel, isFile } from './files';

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

export interface Compressed {
  /** How many files were compressed. */
  readonly files: number;
  /** Their bytes before. */
  readonly before: number;
  /** And after, as brotli. */
  readonly after: number;
}

/**
 * Puts a `.br` and a `.gz` beside every text file of the site where that saves
 * bytes, and removes one that is there from before and does not.
 *
 * @param out the exported site
 * @returns what it came to
 */
export async function precompress(out: string): Promise<Compressed> {
  const names = await readdir(out, { recursive: true });
  const files = names.filter((name) => compressedEndings.includes(path.extname(name))).sort();
  const sizes = await inParallel(files, availableParallelism(), (name) => compress(path.join(out, name)));
  const smaller = sizes.filter(({ after }) => after > 0);
  return {
    files: smaller.length,
    before: smaller.reduce((sum, { before }) => sum + before, 0),
    after: smaller.reduce((sum, { after }) => sum + after, 0),
  };
}

/** @returns bytes before and as brotli, the latter 0 when that would not save any */
async function compress(file: string): Promise<{ before: number; after: number }> {
  if (!(await isFile(file))) return { before: 0, after: 0 };
  const content = await readFile(file);
  const brotli = await writeIfSmaller(file, content, '.br');
  await writeIfSmaller(file, content, '.gz');
  return { before: content.length, after: brotli };
}

async function writeIfSmaller(file: string, content: Buffer, ending: keyof typeof encoders): Promise<number> {
  const encoded = content.length > smallest ? await encoders[ending](content) : content;
  if (encoded.length < content.length) {
    await writeFile(file + ending, encoded);
    return encoded.length;
  }
  await rm(file + ending, { force: true });
  return 0;
}
