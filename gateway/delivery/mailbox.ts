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
 * Made of the entry alone: a mail delivered twice is one file. The time stands
 * first, so that the folder sorts by age; without colons, for every file system.
 */
function fileNameOf({ id, receivedAt }: Mail): string {
  return `${receivedAt.replace(/[-:]|\.\d+/g, '')}-${id}.eml`;
}
