import type { QueryConfig, QueryResult } from 'pg';
import type { FormKind } from '@/lib/forms/endpoints';
import type { Payloads } from '@/lib/forms/schemas';
import type { Clock, Figures, Forgotten, Usage } from './figures';
import type { KeptState, State } from './states';

/** A checked submission with its identity. */
export type Submission = {
  [Kind in FormKind]: {
    readonly form: Kind;
    readonly payload: Payloads[Kind];
    /** The request's idempotency key; without one, every request is a separate submission. */
    readonly key?: string;
    /** SHA-256 of the body as it arrived, in hexadecimal. */
    readonly bodyHash: string;
    /** Whether the honeypot field was filled in. */
    readonly trapped: boolean;
    /** Whether it has a key but does not match the form; the payload may then be any JSON. */
    readonly unfit?: boolean;
  };
}[FormKind];

/** The same with the payload as UTF-8 JSON, so that megabytes are not serialised again. */
export type WrittenSubmission = Omit<Submission, 'payload'> & { readonly json: Buffer };

export type SpoolEntry = Submission & {
  /** Makes the mail's Message-ID; 64 hexadecimal digits. */
  readonly id: string;
  /** When it was acknowledged, ISO 8601 in UTC. */
  readonly receivedAt: string;
};

/**
 * Outcome for a submission. `stored`: it would survive a power cut. `known`: the same key and body were
 * acknowledged before. `different`: the key came with another body. `busy`: the same key is being written.
 */
export type Acceptance = 'stored' | 'known' | 'different' | 'busy';

/** Why an attempt to deliver an entry failed. */
export interface Failure {
  /** In codes, such as `451 4.7.1 after DATA`; nothing in it is personal. */
  readonly failure: string;
  /** The text of the relay or the system. It may quote the submission. */
  readonly answer?: string;
  /** What the operator can do, where waiting is not enough. */
  readonly remedy?: string;
}

/** The failed attempts to deliver an entry. */
export interface Tried extends Failure {
  readonly attempts: number;
  /** Time of the last failure, in milliseconds since 1970. */
  readonly at: number;
}

/** An item without its content. Only the text of its last failure may be personal. */
export interface Item {
  /** 64 hexadecimal digits; for a withheld file with a hyphen and its number in the application, from 1. */
  readonly id: string;
  readonly state: State;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** SHA-256 of the body as it arrived, in hexadecimal; empty for a withheld file. */
  readonly bodyHash: string;
  /**
   * When it was delivered, given up or removed, from which its retention counts; milliseconds since 1970.
   * Undefined: when received.
   */
  readonly since?: number;
  /** Undefined before a failed attempt. */
  readonly tried?: Tried;
}

/** An item with its bytes: an entry as UTF-8 JSON, a withheld file as sent, a mark without any. */
export type WholeItem = Item & { readonly content: Buffer };

/** A waiting entry that this process may deliver. */
export interface Claimed extends Pick<Item, 'id' | 'receivedAt'> {
  /** How often its delivery has failed. */
  readonly attempts: number;
}

/**
 * Submissions between acknowledgement and delivery: in a folder for one gateway, or in Postgres for several
 * (docs/gateway.md, "Two stores"). Every method throws errors of the disk or the database, with a `code`;
 * nothing is acknowledged then.
 */
export interface Spool {
  /** Keeps a submission under its key. */
  accept(submission: Submission | WrittenSubmission): Promise<Acceptance>;
  /** Shared counting of rates for several gateways; undefined for the store of one gateway. */
  readonly rates?: RateStore;
  /** Calls back after each entry that this process stored for delivery. */
  onStored(listener: () => void): void;

  /**
   * Claims the entry that has been due for longest, or the named one, due or not. No other caller gets it
   * until one of the next four methods is called or this process has died. Simultaneous calls get different
   * entries.
   *
   * @param id the entry to claim
   * @param most leaves larger entries, in bytes, to others
   * @returns undefined when there is none, or another process holds it
   */
  claim(id?: string, most?: number): Promise<Claimed | undefined>;
  /** @returns a claimed entry; throws `ENOENT` when it was removed, an error without a code when it is damaged */
  read(id: string): Promise<SpoolEntry>;
  /** Records the delivery: drops the content and keeps id and hash for as long as a browser may send it again. */
  done(id: string): Promise<void>;
  /** Gives a claimed entry back, due after so many milliseconds, with the failure of the attempt if there was one. */
  retry(id: string, pause: number, failure?: Failure): Promise<void>;
  /** Gives an entry up: keeps it whole, as `dead`. */
  bury(id: string, failure?: Failure): Promise<void>;

  /** Keeps a file that is not attached to its mail; a second call replaces it. */
  withhold(file: WithheldFile): Promise<void>;
  /** @returns the place of that file, for the sentence "It is kept unchanged in …" */
  placeOf(file: WithheldFile): string;
}

/** The connection to Postgres for the library that counts rates; the table is `spool_rates`. */
export interface RateStore {
  query(query: QueryConfig): Promise<QueryResult>;
  /** @returns the code stored in place of a client's address, the same for all gateways */
  codeFor(client: string): Promise<string>;
}

/** A file that is not attached to its mail. */
export interface WithheldFile {
  readonly id: string;
  /** The entry's; milliseconds since 1970. */
  readonly receivedAt: number;
  /** Position in the application, from 1. */
  readonly number: number;
  readonly content: Buffer;
}

/** A spool with the methods for its operator and the process that opened it. All of it is safe while gateways run. */
export interface OpenSpool extends Spool {
  /** Writes and removes something; throws when a submission could not be stored now. */
  check(): Promise<void>;
  figures(): Promise<Figures>;
  usage(): Promise<Usage>;
  clock(): Promise<Clock>;
  /**
   * Removes marks that no browser needs any more, and items in one of the `keptStates` from before a moment;
   * records the time for `clock`.
   *
   * @param before milliseconds since 1970; undefined removes marks only
   */
  forget(before: number | undefined): Promise<Forgotten>;

  /** @returns all items, the oldest first */
  list(): Promise<Item[]>;
  /** @returns one item with its content, or undefined */
  show(id: string): Promise<WholeItem | undefined>;
  /**
   * Makes a `dead`, `quarantine` or `unfit` entry wait again as new, and a waiting one due at once.
   *
   * @returns whether there is such an entry
   */
  revive(id: string): Promise<boolean>;
  /**
   * Reduces an entry to its mark, so that it does not come back when a browser sends it again; removes a
   * withheld file altogether.
   *
   * @returns whether there was something to remove; also false for an entry that is being delivered
   */
  remove(id: string): Promise<boolean>;
  /** Removes all items of one state in the same way. */
  removeAll(state: KeptState): Promise<number>;
  /** Takes over an item of another spool unchanged, including state, id and time. */
  adopt(item: WholeItem): Promise<Acceptance>;
  /** Removes a mark; its key is then unknown. */
  dropMark(id: string): Promise<void>;
  /** Call it last, when nothing is being accepted or delivered; repeated calls are fine. */
  close(): Promise<void>;
}
