import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
