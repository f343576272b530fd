import path from 'node:path';
import type { GatewaySettings } from '../settings';
import { type Disk, disk as realDisk } from '../spool/disk';
import type { Spool } from '../spool/types';
import { attempting, type Log } from './attempt';
import { compose } from './compose';
import { keepWithheld } from './files';
import { mailboxIn } from './mailbox';
import { type Later, type Queue, startQueue } from './queue';
import { type SmtpTimeouts, smtpTo } from './smtp';

export type DeliverySettings = Pick<
  GatewaySettings,
  'SPOOL_DIR' | 'MAILBOX_DIR' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO_CONTACT' | 'MAIL_TO_APPLICATIONS'
>;

export interface DeliveryOptions {
  readonly spool: Spool;
  readonly settings: DeliverySettings;
  readonly log: Log;
  /** @returns milliseconds since 1970 */
  readonly now?: () => number;
  readonly later?: Later;
  readonly disk?: Disk;
  readonly timeouts?: SmtpTimeouts;
}

/**
 * Delivers what waits in the spool, and from then on whatever is stored: as files
 * into the mailbox folder, or to a relay when SMTP_URL is set (specification 28.6).
 * One after the other: the largest application takes up to 250 MB for the moment in
 * which it is read, decoded and written.
 */
export function startDelivery(options: DeliveryOptions): Pick<Queue, 'stop'> {
  const { spool, settings, log, now = Date.now, later = realLater, disk = realDisk, timeouts } = options;
  const withheldFolder = path.resolve(settings.SPOOL_DIR, 'withheld');
  const attempt = attempting({
    spool,
    log,
    now,
    transport: settings.SMTP_URL
      ? smtpTo(settings.SMTP_URL, timeouts)
      : mailboxIn(path.resolve(settings.MAILBOX_DIR), disk),
    prepare: async (entry) => {
      const mail = await compose(entry, { ...settings, withheldFolder });
      await keepWithheld(disk, withheldFolder, entry.id, mail.files);
      return mail;
    },
  });
  const queue = startQueue(attempt, later);
  spool.onStored(queue.add);
  for (const id of spool.waiting()) queue.add(id);
  return { stop: queue.stop };
}

const realLater: Later = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
