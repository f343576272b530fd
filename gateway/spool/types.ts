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
  /** Names its file and makes the mail's Message-ID; 64 hexadecimal digits. */
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
 * Submissions between acknowledgement and delivery, as files. Every method throws
 * what the disk says; nothing is acknowledged then.
 */
export interface Spool {
  accept(submission: Submission | WrittenSubmission): Promise<Acceptance>;
  /** @returns the ids that wait for delivery, the longest waiting first; trapped ones are in quarantine instead */
  waiting(): string[];
  /** @returns a waiting entry */
  read(id: string): Promise<SpoolEntry>;
  /** Delivered: forgets the payload, keeps key and hash for as long as a browser may send it again. */
  done(id: string): Promise<void>;
  /** Given up: moves the entry, whole, to `dead/`. */
  bury(id: string): Promise<void>;
  /** Calls back after each `stored` entry that is to be delivered. */
  onStored(listener: (id: string) => void): void;
}

/** A spool with what only the process that opened it needs. */
export interface OpenSpool extends Spool {
  /** Writes and removes a file, to see whether the disk takes one; throws what it says. */
  check(): Promise<void>;
  /** Forgets what was delivered longer ago than a browser sends again; runs by itself every hour, too. */
  sweep(): Promise<void>;
  /** To be called last, when nothing is accepted and nothing delivered any more. */
  close(): Promise<void>;
}
