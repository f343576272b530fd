import type { Disk } from '../spool/disk';
import { putDurably } from '../spool/putDurably';
import type { Mail } from './compose';
import type { Transport } from './transport';

/**
 * Delivers mails as `.eml` files, which every mail program opens.
 *
 * @param folder made when it is missing
 */
export function mailboxIn(folder: string, disk: Disk): Transport {
  return {
    send: async (mail) => {
      await putDurably(disk, folder, fileNameOf(mail), mail.stream());
      return 0;
    },
    isTooLarge: () => false,
    remedy: () =>
      `The mailbox folder ${folder} cannot be written. See to its rights and to space on the disk.`,
  };
}

/**
 * Depends on the entry alone, so a mail delivered twice is one file. The time comes first, so that files sort
 * by age; it has no colons, which some file systems forbid.
 */
function fileNameOf({ id, receivedAt }: Mail): string {
  return `${receivedAt.replace(/[-:]|\.\d+/g, '')}-${id}.eml`;
}
