import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The export folder of `next build` (next.config.js). */
export const exportFolder = '.next/site';

/** Number of parallel tasks, as picture and compression encoders use Node's four worker threads. */
export const atOnce = 4;

/** Why the build cannot be finished, in one line. */
export class PostbuildFailure extends Error {
  /**
   * @param file that is wrong or missing, as shown to the reader, such as `out/de.html`
   * @param remedy what it should be and what to do
   */
  constructor(file: string, remedy: string) {
    super(`postbuild: ${file}: ${remedy}`);
  }
}

/** Writes a file, and makes its folders. */
export async function writeInto(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** @returns the path of a page below `out/` */
export const fileOfPage = (pathname: string): string =>
  pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
