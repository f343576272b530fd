import type { Disk } from '../spool/disk';
import type { SentFile, Withheld } from './files';
import { putDurably } from './putDurably';

/**
 * @param id the entry's
 * @returns the file's name; its ending belongs to no program, so that no click opens it
 */
export function withheldName(id: string, { number }: Withheld): string {
  return `${id}-${number}.withheld`;
}

/**
 * Keeps the files that do not go with the mail, unchanged; the same files again
 * overwrite themselves. They stay until somebody removes them.
 *
 * @param folder made when it is missing
 * @throws what the disk says; then the mail that names them must wait
 */
export async function keepWithheld(
  disk: Disk,
  folder: string,
  id: string,
  files: readonly SentFile[],
): Promise<void> {
  for (const file of files) {
    if (file.kind === 'withheld') await putDurably(disk, folder, withheldName(id, file), [file.content]);
  }
}
