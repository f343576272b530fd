import { formKinds } from '@/lib/forms/endpoints';
import { codeOf } from '../errorCode';
import type { Claimed, Failure, Spool, SpoolEntry } from '../spool/types';
import { backoff, pauseAfter } from './backoff';
import type { Mail } from './compose';
import { describeError, failureOf } from './describeError';
import type { Transport } from './transport';

/** Log of the delivery. It never contains anything a visitor wrote. */
export type Log = Readonly<
  Record<'info' | 'warn' | 'error' | 'fatal', (facts: object, text: string) => void>
>;

export interface AttemptParts {
  readonly spool: Spool;
  readonly transport: Transport;
  /** Composes the mail of an entry, with or without its files, and withholds the files it does not attach. */
  readonly prepare: (entry: SpoolEntry, attach: boolean) => Promise<Mail>;
  readonly log: Log;
  /** @returns milliseconds since 1970 */
  readonly now: () => number;
}

/** The spool has no intact entry under this id. */
class DamagedEntry extends Error {}

const damaged: Failure = { failure: 'the entry cannot be read' };

/** The entry was removed before its delivery. */
class MissingEntry extends Error {}

/**
 * @returns a function that tries once to deliver a claimed entry and records the outcome in the spool. It
 *   resolves to false when the mail was delivered but the spool could not be updated; `note` then tries
 *   again.
 */
export function attempting({ spool, transport, prepare, log, now }: AttemptParts) {
  return { attempt, note };

  async function attempt({ id, receivedAt, attempts }: Claimed): Promise<boolean> {
    let form: string | undefined;
    try {
      const entry = await readEntry(spool, id);
      form = entry.form;
      const missed = await send(entry);
      if (missed > 0) log.error({ id, form, missed }, 'mail delivered, but not to all recipients');
    } catch (error) {
      const times = { attempts: attempts + 1, age: now() - receivedAt };
      await failed(id, { id, form, ...describeError(error) }, times, error);
      return true;
    }
    return note(id, form);
  }

  /** Sends a mail without its files when it is too large for the relay. */
  async function send(entry: SpoolEntry): Promise<number> {
    const mail = await prepare(entry, true);
    try {
      return await transport.send(mail);
    } catch (error) {
      if (!transport.isTooLarge(error) || !mail.files.some(({ kind }) => kind === 'attached')) throw error;
      const { id, form } = entry;
      const facts = { id, form, ...describeError(error), remedy: transport.remedy(error) };
      log.error(facts, 'mail is too large for the mail server; it goes without its files');
      return transport.send(await prepare(entry, false));
    }
  }

  async function note(id: string, form?: string): Promise<boolean> {
    try {
      await spool.done(id);
    } catch (error) {
      const facts = { id, form, ...describeError(error) };
      log.error(
        facts,
        'mail delivered, but the spool cannot note it; it is not sent again while the gateway runs',
      );
      return false;
    }
    log.info({ id, form }, 'mail delivered');
    return true;
  }

  async function failed(
    id: string,
    facts: object,
    { attempts, age }: { readonly attempts: number; readonly age: number },
    error: unknown,
  ): Promise<void> {
    if (error instanceof MissingEntry) {
      log.error(facts, 'spool entry is gone: it was removed');
      return;
    }
    const remedy = transport.remedy(error);
    const failure = failureOf(error, remedy);
    if (error instanceof DamagedEntry)
      return bury(id, facts, damaged, 'spool entry cannot be read; it is now among the dead');
    const pause = pauseAfter(attempts, age);
    if (pause === undefined)
      return bury(id, facts, failure, 'mail could not be delivered for 5 days; it is now among the dead');
    log[remedy ? 'error' : 'warn'](
      { ...facts, remedy, attempts, age, pause },
      'mail not delivered; it is tried again',
    );
    await putBack(id, pause, failure);
  }

  async function bury(id: string, facts: object, failure: Failure, text: string): Promise<void> {
    try {
      await spool.bury(id, failure);
    } catch (error) {
      log.fatal({ id, ...describeError(error) }, 'spool entry cannot be moved to the dead');
      // Any other error comes from the store; ENOENT means that the entry was removed.
      if (codeOf(error) !== 'ENOENT') await putBack(id, backoff.longest, failure);
      return;
    }
    log.fatal(facts, text);
  }

  /** An entry that cannot be put back because the database is away becomes due when its claim ends. */
  async function putBack(id: string, pause: number, failure: Failure): Promise<void> {
    await spool
      .retry(id, pause, failure)
      .catch((error: unknown) =>
        log.warn({ id, ...describeError(error) }, 'spool entry cannot be put back yet'),
      );
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
