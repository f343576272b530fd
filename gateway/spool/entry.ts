import { createHash, randomBytes } from 'node:crypto';
import type { Item, SpoolEntry, Submission, WholeItem, WithheldFile, WrittenSubmission } from './types';

// What both stores have in common: ids, the bytes of an entry, and for how long marks are kept.

const day = 24 * 60 * 60 * 1000;

/** How long the mark of a delivered entry is kept, in milliseconds: browsers send again for 7 days (specification 26.6); one more for clocks that differ. */
export const remembered = 8 * day;

/**
 * @param days KEEP_DAYS; 0 keeps for ever
 * @param now milliseconds since 1970
 * @returns the moment before which whatever is not to be delivered any more was received too long ago
 */
export function keptSince(days: number, now: number): number | undefined {
  return days === 0 ? undefined : now - days * day;
}

/** @returns the id of a submission: the same for the same form and key, else unique; 64 hexadecimal digits */
function idOf({ form, key }: Pick<Submission, 'form' | 'key'>): string {
  return key === undefined
    ? randomBytes(32).toString('hex')
    : createHash('sha256').update(`${form}\n${key}`).digest('hex');
}

/** An entry as both stores keep it. */
export type NewEntry = Omit<Item, 'state'> & {
  readonly state: 'waiting' | 'quarantine' | 'unfit';
  /** A JSON object, in pieces: megabytes need not be copied. */
  readonly pieces: readonly Buffer[];
};

/** @returns the entry that a submission becomes when it arrives at that moment */
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

/** Up to here copying is cheaper than one more write; bytes. */
const small = 64 * 1024;

/** @returns a JSON object of what is known of a submission and, as its last member, the payload */
function entryText(head: object, json: Buffer): Buffer[] {
  const pieces = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"payload":`), json, Buffer.from('}')];
  return json.length > small ? pieces : [Buffer.concat(pieces)];
}

/** @throws an error without a code when the bytes are no JSON */
export function readEntry(content: Buffer): SpoolEntry {
  // Only `newEntry` makes such bytes, after the payload was checked; of an unfit one, the mail makes what it can.
  return JSON.parse(content.toString('utf8')) as SpoolEntry;
}

/** @returns the item that a withheld file is */
export function withheldItem({ id, number, receivedAt, content }: WithheldFile): WholeItem {
  return { id: `${id}-${number}`, state: 'withheld', receivedAt, bodyHash: '', content };
}
