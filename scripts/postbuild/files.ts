import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where `next build` leaves the pages (next.config.js). */
export const exportFolder = '.next/site';

/** The encoders of pictures and of compressed copies do their work in Node's four worker threads. */
export const atOnce = 4;

/** The build cannot be finished, for a reason that its one-line message says whole. */
export class PostbuildFailure extends Error {
  /**
   * @param file what is wrong or missing, as the reader sees it, such as `out/de.html`
   * @param remedy what it should be and what to do
   */
  constructor(file: string, remedy: string) {
    super(`postbuild: ${file}: ${remedy}`);
  }
}

/** Writes a file and the folders above it. */
export async function writeInto(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** @returns the file of a page below `out/`, as the export names it */
export const fileOfPage = (pathname: string): string =>
  pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
