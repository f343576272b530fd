import { formKinds } from '@/lib/forms/endpoints';
import { codeOf } from '../errorCode';
import type { Spool, SpoolEntry } from '../spool/types';
import { backoff, pauseAfter } from './backoff';
import type { Mail } from './compose';
import { describeError } from './describeError';
import type { Transport } from './transport';

/** Where the delivery says what it does; never anything of what a visitor wrote. */
export type Log = Readonly<
  Record<'info' | 'warn' | 'error' | 'fatal', (facts: object, text: string) => void>
>;

export interface AttemptParts {
  readonly spool: Spool;
  readonly transport: Transport;
  /** Makes the mail of an entry and puts what it does not carry where it says. */
  readonly prepare: (entry: SpoolEntry) => Promise<Mail>;
  readonly log: Log;
  /** @returns milliseconds since 1970 */
  readonly now: () => number;
}

/** What is known of an entry that was tried and not delivered yet. */
interface Tried {
  form?: string;
  /** Milliseconds since 1970; while the entry cannot be read, when that was noticed. */
  receivedAt: number;
  /** Handed over, but the spool does not know yet. */
  sent: boolean;
}

/** The entry's file is there, but it holds no entry. */
class DamagedEntry extends Error {}

/** Somebody removed the entry's file. */
class MissingEntry extends Error {}

/**
 * @returns tries once to deliver a waiting entry; the result is how many
 *   milliseconds to wait before the next time, or nothing when there need be none
 */
export function attempting({ spool, transport, prepare, log, now }: AttemptParts) {
  const open = new Map<string, Tried>();

  return async function attempt(id: string): Promise<number | undefined> {
    const tried = open.get(id) ?? { receivedAt: now(), sent: false };
    open.set(id, tried);
    const pause = await deliver(id, tried).catch((error: unknown) => failed(id, tried, error));
    if (pause === undefined) open.delete(id);
    return pause;
  };

  async function deliver(id: string, tried: Tried): Promise<undefined> {
    if (!tried.sent) {
      const missed = await transport.send(await mailOf(id, tried));
      tried.sent = true;
      if (missed > 0)
        log.error({ id, form: tried.form, missed }, 'mail delivered, but not to all recipients');
    }
    await spool.done(id);
    log.info({ id, form: tried.form }, 'mail delivered');
  }

  /** The entry is forgotten here: its files are in memory once, in the mail. */
  async function mailOf(id: string, tried: Tried): Promise<Mail> {
    const entry = await readEntry(spool, id);
    tried.form = entry.form;
    tried.receivedAt = Date.parse(entry.receivedAt);
    return prepare(entry);
  }

  async function failed(id: string, tried: Tried, error: unknown): Promise<number | undefined> {
    const facts = { id, form: tried.form, ...describeError(error) };
    if (tried.sent) {
      log.error(
        facts,
        'mail delivered, but the spool cannot note it; it is not sent again while the gateway runs',
      );
      return backoff.first;
    }
    if (error instanceof MissingEntry) {
      log.error(facts, 'spool entry gone: somebody removed its file');
      return undefined;
    }
    if (error instanceof DamagedEntry)
      return bury(id, facts, 'spool entry cannot be read; it is now in dead/');
    const age = now() - tried.receivedAt;
    const pause = pauseAfter(age);
    if (pause === undefined)
      return bury(id, facts, 'mail could not be delivered for 5 days; it is now in dead/');
    const remedy = transport.remedy(error);
    log[remedy ? 'error' : 'warn']({ ...facts, remedy, age, pause }, 'mail not delivered; it is tried again');
    return pause;
  }

  async function bury(id: string, facts: object, text: string): Promise<number | undefined> {
    try {
      await spool.bury(id);
    } catch (error) {
      log.fatal({ id, ...describeError(error) }, 'spool entry cannot be moved to dead/');
      // It is the disk that refuses, unless somebody removed the file.
      return codeOf(error) === 'ENOENT' ? undefined : backoff.longest;
    }
    log.fatal(facts, text);
    return undefined;
  }
}

async function readEntry(spool: Spool, id: string): Promise<SpoolEntry> {
  const entry = await spool.read(id).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new MissingEntry();
    throw codeOf(error) === undefined ? new DamagedEntry() : error;
  });
  const isWhole =
    entry?.id === id && formKinds.includes(entry.form) && !Number.isNaN(Date.parse(entry.receivedAt));
  if (!isWhole) throw new DamagedEntry();
  return entry;
}
