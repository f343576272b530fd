import type { QueryConfig, QueryResult } from 'pg';
import type { FormKind } from '@/lib/forms/endpoints';
import type { Payloads } from '@/lib/forms/schemas';

/** What a visitor sent, checked, with what tells it from every other one. */
export type Submission = {
  [Kind in FormKind]: {
    readonly form: Kind;
    readonly payload: Payloads[Kind];
    /** The request's idempotency key; without one, every request is a submission of its own. */
    readonly key?: string;
    /** SHA-256 of the body as it arrived, in hexadecimal. */
    readonly bodyHash: string;
    /** Whether the field that people cannot see was filled. */
    readonly trapped: boolean;
  };
}[FormKind];

/** The same, with the payload as JSON in UTF-8: megabytes need not be written out again. */
export type WrittenSubmission = Omit<Submission, 'payload'> & { readonly json: Buffer };

/** A submission as it lies in the spool. */
export type SpoolEntry = Submission & {
  /** Makes the mail's Message-ID; 64 hexadecimal digits. */
  readonly id: string;
  /** When it was acknowledged, ISO 8601 in UTC. */
  readonly receivedAt: string;
};

/**
 * What became of a submission: `stored`, it would survive a power cut; `known`, the
 * same key and body were acknowledged before; `different`, the key came with
 * another body; `busy`, the same key is being written at this moment.
 */
export type Acceptance = 'stored' | 'known' | 'different' | 'busy';

/**
 * `waiting` for delivery; `done`, delivered, moved or removed: a mark without content, to know what is sent again; `dead`, given up;
 * `quarantine`, a robot's, as it seems; `withheld`, one file of an application that is not of its type.
 */
export const states = ['waiting', 'done', 'dead', 'quarantine', 'withheld'] as const;
export type State = (typeof states)[number];

/** Why an attempt to deliver an entry failed. */
export interface Failure {
  /** In codes, such as `451 4.7.1 after DATA`; nothing in it is personal. */
  readonly failure: string;
  /** In words: the relay's own, or the system's. They may quote what was sent. */
  readonly answer?: string;
  /** What the operator can do about it, where waiting is not enough. */
  readonly remedy?: string;
}

/** What is known of the attempts to deliver an entry, of which the last one failed. */
export interface Tried extends Failure {
  readonly attempts: number;
  /** When the last one failed; milliseconds since 1970. */
  readonly at: number;
}

/** What is known of an item without its content. Nothing in it is personal but the words of its last failure. */
export interface Item {
  /** 64 hexadecimal digits; of a withheld file followed by a hyphen and its number in the application, from 1. */
  readonly id: string;
  readonly state: State;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** SHA-256 of the body as it arrived, in hexadecimal; empty for a withheld file. */
  readonly bodyHash: string;
  /** Nothing before an attempt has failed. */
  readonly tried?: Tried;
}

/** An item with its bytes: an entry as JSON in UTF-8, a withheld file as it is, a mark without any. */
export type WholeItem = Item & { readonly content: Buffer };

/** A waiting entry that is this process's to deliver. */
export type Claimed = Pick<Item, 'id' | 'receivedAt'>;

/** How many items there are in each state, and since when the oldest that waits has waited. */
export type Figures = Readonly<Record<State, number>> & {
  /** Milliseconds since 1970; undefined when nothing waits. */
  readonly oldestWaiting?: number;
};

/** How many items were removed of each state. */
export type Forgotten = Readonly<Partial<Record<State, number>>>;

/**
 * Submissions between acknowledgement and delivery: in a folder for one gateway, or in Postgres for several
 * (docs/gateway.md, «Two stores»). Every method throws what the disk or the database says, as an error with a
 * `code`; nothing is acknowledged then.
 */
export interface Spool {
  /** Keeps a submission under its key. */
  accept(submission: Submission | WrittenSubmission): Promise<Acceptance>;
  /** Where several gateways count together how much each client sends; nothing for the store of one gateway. */
  readonly rates?: RateStore;
  /** Calls back after each `stored` entry of this process that is to be delivered. */
  onStored(listener: () => void): void;

  /**
   * Takes the entry that has been due for longest, or the one that is named, due or not. Nobody else gets it until one
   * of the next four methods is called, or until this process has died. However often it is called at once, each call
   * gets another entry.
   *
   * @param id the one to take
   * @param most leaves entries of more bytes for others
   * @returns nothing when there is none, or it is another's
   */
  claim(id?: string, most?: number): Promise<Claimed | undefined>;
  /** @returns a claimed entry; throws `ENOENT` when somebody removed it, an error without a code when it is damaged */
  read(id: string): Promise<SpoolEntry>;
  /** Delivered: forgets the content, keeps id and hash for as long as a browser may send it again. */
  done(id: string): Promise<void>;
  /** Gives a claimed entry back, due after so many milliseconds; with the failure of an attempt, if there was one. */
  retry(id: string, pause: number, failure?: Failure): Promise<void>;
  /** Given up: keeps the entry, whole, as `dead`. */
  bury(id: string, failure?: Failure): Promise<void>;

  /** Keeps a file that does not go with its mail; the same one again replaces itself. */
  withhold(file: WithheldFile): Promise<void>;
  /** @returns where that file is: the end of the sentence «It is kept unchanged in …» */
  placeOf(file: WithheldFile): string;
}

/** A connection to Postgres, as the library that counts rates asks it; the table is `spool_rates`. */
export interface RateStore {
  query(query: QueryConfig): Promise<QueryResult>;
  /** @returns what is written down in place of a client's address; the same for all gateways */
  codeFor(client: string): Promise<string>;
}

/** A file that does not go with its mail. */
export interface WithheldFile {
  /** The entry's id. */
  readonly id: string;
  /** The entry's; milliseconds since 1970. */
  readonly receivedAt: number;
  /** Place in the application, from 1. */
  readonly number: number;
  readonly content: Buffer;
}

/** A spool with what its operator and the process that opened it need. All of it is safe while gateways run. */
export interface OpenSpool extends Spool {
  /** Writes something and removes it; throws when a submission could not be kept now. */
  check(): Promise<void>;
  figures(): Promise<Figures>;
  /**
   * Removes marks that no browser asks for any more, and what is `dead`, `quarantine` or `withheld` and was received
   * before a moment.
   *
   * @param before milliseconds since 1970; undefined keeps all but the marks
   */
  forget(before: number | undefined): Promise<Forgotten>;

  /** @returns all items, the oldest first */
  list(): Promise<Item[]>;
  /** @returns one item with its content, or nothing when there is none of that id */
  show(id: string): Promise<WholeItem | undefined>;
  /**
   * Lets a `dead` or `quarantine` entry wait again, due at once, and a waiting one be due at once.
   *
   * @returns whether there is such an entry
   */
  revive(id: string): Promise<boolean>;
  /**
   * Forgets an entry but for its mark, so that it does not come back when a browser sends it again; a withheld file goes
   * altogether.
   *
   * @returns whether there was something to forget; false, too, for what is being delivered at this moment
   */
  remove(id: string): Promise<boolean>;
  /** Takes over an item of another spool as it is, its state, id and time included. */
  adopt(item: WholeItem): Promise<Acceptance>;
  /** Forgets a mark, whose key nobody knows any more then. */
  dropMark(id: string): Promise<void>;
  /** To be called last, when nothing is accepted and nothing delivered any more; once or more often. */
  close(): Promise<void>;
}
