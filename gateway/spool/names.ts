import { createHash, randomBytes } from 'node:crypto';
import type { Submission } from './types';

/**
 * Where an entry can be: `new`, waiting for delivery; `done`, delivered, only a
 * marker without content; `dead`, given up; `quarantine`, a robot's, as it seems.
 */
export const places = ['done', 'dead', 'quarantine', 'new'] as const;

export type Place = (typeof places)[number];

/** What the name of a file says, so that a start need not read the files. */
export interface Label {
  readonly id: string;
  readonly bodyHash: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** @returns the id of a submission: the same for the same form and key, else unique; 64 hexadecimal digits */
export function idOf({ form, key }: Pick<Submission, 'form' | 'key'>): string {
  return key === undefined
    ? randomBytes(32).toString('hex')
    : createHash('sha256').update(`${form}\n${key}`).digest('hex');
}

/** The time stands first: a folder sorted by name is sorted by age. */
export function fileNameOf({ id, bodyHash, receivedAt }: Label): string {
  return `${String(receivedAt).padStart(13, '0')}.${id}.${bodyHash}.json`;
}

/** @returns what a name says, or nothing for a file that is none of ours */
export function readFileName(name: string): Label | undefined {
  const [, receivedAt, id, bodyHash] = /^(\d{13})\.([0-9a-f]{64})\.([0-9a-f]{64})\.json$/.exec(name) ?? [];
  return id && bodyHash ? { id, bodyHash, receivedAt: Number(receivedAt) } : undefined;
}
