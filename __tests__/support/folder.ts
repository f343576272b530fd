import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const thoroughly = { recursive: true, force: true, maxRetries: 5 };

/** @returns the path of a new temporary folder, which is removed after the tests of the file */
export function folderOfFile(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'firnwerk-')));
  afterAll(() => rmSync(folder, thoroughly));
  return folder;
}

/** @returns the path of a temporary folder that each test of the file finds empty */
export function folderOfTest(): string {
  const folder = folderOfFile();
  beforeEach(() => {
    rmSync(folder, thoroughly);
    mkdirSync(folder);
  });
  return folder;
}
