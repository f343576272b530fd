import path from 'node:path';
import type { GatewaySettings } from '../settings';
import { type Disk, disk as realDisk } from '../spool/disk';
import type { Spool } from '../spool/types';
import { attempting, type Log } from './attempt';
import { backoff } from './backoff';
import { compose } from './compose';
import { describeError } from './describeError';
import { mailboxIn } from './mailbox';
import { type Later, type Queue, startQueue } from './queue';
import { type SmtpTimeouts, smtpTo } from './smtp';

export type DeliverySettings = Pick<
  GatewaySettings,
  | 'MAILBOX_DIR'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO_CONTACT'
  | 'MAIL_TO_APPLICATIONS'
  | 'MAIL_AUTO_SUBMITTED'
  | 'KEEP_DAYS'
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

/** How many mails are delivered at once. Only the first lane takes large ones. */
const lanes = 4;

/** Entries larger than this, in bytes, are large: files of 1.5 MB. */
const large = 2 * 1024 * 1024;

/**
 * Delivers everything that waits in the spool and then each new entry: to a relay when SMTP_URL is set,
 * otherwise as files into the mailbox folder (specification 28.6). Several lanes keep a slow mail from
 * blocking the others. Only one handles large mails, as the largest application takes up to 250 MB while it
 * is read, decoded and written.
 */
export function startDelivery(options: DeliveryOptions): Pick<Queue, 'stop'> {
  const { spool, settings, log, now = Date.now, later = realLater, disk = realDisk, timeouts } = options;
  const { attempt, note } = attempting({
    spool,
    log,
    now,
    transport: settings.SMTP_URL
      ? smtpTo(settings.SMTP_URL, timeouts)
      : mailboxIn(path.resolve(settings.MAILBOX_DIR), disk),
    prepare: async (entry, attach) => {
      const mail = await compose(entry, { ...settings, attach, placeOf: spool.placeOf });
      const { id } = entry;
      const receivedAt = Date.parse(entry.receivedAt);
      for (const file of mail.files)
        if (file.kind === 'withheld') await spool.withhold({ ...file, id, receivedAt });
      return mail;
    },
  });
  /** Delivered, but not yet recorded in the spool. */
  const unnoted = new Map<string, () => void>();
  let isAway = false;
  let isStopped = false;

  const queue = startQueue(
    async (lane) => {
      const claimed = await claim(lane === 0 ? undefined : large);
      if (!claimed) return false;
      if (!(await attempt(claimed))) noteLater(claimed.id);
      return true;
    },
    later,
    lanes,
  );
  spool.onStored(queue.nudge);

  async function claim(most: number | undefined) {
    try {
      const claimed = await spool.claim(undefined, most);
      if (isAway) log.info({}, 'spool is back');
      isAway = false;
      return claimed;
    } catch (error) {
      // Logged once, not every five seconds.
      if (!isAway) log.error(describeError(error), 'spool is away; delivery goes on when it is back');
      isAway = true;
      return undefined;
    }
  }

  function noteLater(id: string): void {
    if (isStopped) return;
    const again = async () => {
      unnoted.delete(id);
      if (!(await note(id))) noteLater(id);
    };
    unnoted.set(
      id,
      later(() => void again(), backoff.note),
    );
  }

  return {
    stop: async () => {
      isStopped = true;
      await queue.stop();
      for (const [id, callOff] of unnoted) {
        callOff();
        await note(id);
      }
    },
  };
}

const realLater: Later = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
