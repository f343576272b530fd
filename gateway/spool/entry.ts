import { createHash, randomBytes } from 'node:crypto';
import type { Item, SpoolEntry, Submission, WholeItem, WithheldFile, WrittenSubmission } from './types';

// Shared by both stores: ids, the bytes of an entry, and the lifetime of marks.

const day = 24 * 60 * 60 * 1000;

/**
 * How long the mark of a delivered entry is kept, in milliseconds: browsers retry for 7 days (specification
 * 26.6), plus one day for differing clocks.
 */
export const remembered = 8 * day;

/**
 * @param days KEEP_DAYS; 0 keeps for ever
 * @param now milliseconds since 1970
 * @returns the moment before which items are past their retention, in milliseconds since 1970
 */
export function retentionCutoff(days: number, now: number): number | undefined {
  return days === 0 ? undefined : now - days * day;
}

/** @returns the id of a submission, 64 hexadecimal digits: the same for the same form and key, otherwise unique */
function idOf({ form, key }: Pick<Submission, 'form' | 'key'>): string {
  return key === undefined
    ? randomBytes(32).toString('hex')
    : createHash('sha256').update(`${form}\n${key}`).digest('hex');
}

/** An entry as both stores keep it. */
export type NewEntry = Omit<Item, 'state'> & {
  readonly state: 'waiting' | 'quarantine' | 'unfit';
  /** A JSON object in pieces, so that megabytes are not copied. */
  readonly pieces: readonly Buffer[];
};

/** @returns the entry of a submission that arrives at that moment */
export function newEntry(submission: Submission | WrittenSubmission, receivedAt: number): NewEntry {
  const { json, ...rest } = written(submission);
  const id = idOf(rest);
  const head = { id, receivedAt: new Date(receivedAt).toISOString(), ...rest };
  const state = rest.trapped ? 'quarantine' : rest.unfit ? 'unfit' : 'waiting';
  return { id, state, receivedAt, bodyHash: rest.bodyHash, pieces: entryText(head, json) };
}

function written(submission: Submission | WrittenSubmission): WrittenSubmission {
  if ('json' in submission) return submission;
  const { payload, ...rest } = submission;
  return { ...rest, json: Buffer.from(JSON.stringify(payload)) };
}

/** Up to this size, in bytes, copying is cheaper than another write. */
const small = 64 * 1024;

/** @returns a JSON object with the submission's metadata and, as its last member, the payload */
function entryText(head: object, json: Buffer): Buffer[] {
  const pieces = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"payload":`), json, Buffer.from('}')];
  return json.length > small ? pieces : [Buffer.concat(pieces)];
}

/** @throws an error without a code when the bytes are not JSON */
export function readEntry(content: Buffer): SpoolEntry {
  // Only `newEntry` writes such bytes, after the payload was checked; for an unfit one the mail uses whatever
  // is there.
  return JSON.parse(content.toString('utf8')) as SpoolEntry;
}

/** @returns a withheld file as an item */
export function withheldItem({ id, number, receivedAt, content }: WithheldFile): WholeItem {
  return { id: `${id}-${number}`, state: 'withheld', receivedAt, bodyHash: '', content };
}
