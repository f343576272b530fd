import type { State } from '../states';
import type { Item } from '../types';

/** The subfolder of each state. */
export const folderOf = {
  waiting: 'new',
  done: 'done',
  dead: 'dead',
  quarantine: 'quarantine',
  unfit: 'unfit',
  withheld: 'withheld',
} as const satisfies Record<State, string>;

/** What the name of a file says, so that a start need not read the files. */
export type Label = Omit<Item, 'state'>;

const digits = (time: number) => String(Math.max(time, 0)).padStart(13, '0');

/**
 * The time stands first: a folder sorted by name is sorted by age. The ending of a withheld file belongs to no program,
 * so that no click opens it.
 */
export function fileNameOf({ id, bodyHash, receivedAt, since }: Label): string {
  const settled = since === undefined ? '' : `.${digits(since)}`;
  const ending = bodyHash === '' ? 'withheld' : `${bodyHash}${settled}.json`;
  return `${digits(receivedAt)}.${id}.${ending}`;
}

const pattern =
  /^(?<received>\d{13})\.(?<id>[0-9a-f]{64}(?:-\d+)?)\.(?:(?<hash>[0-9a-f]{64})(?:\.(?<since>\d{13}))?\.json|withheld)$/;

/** @returns what a name says, or nothing for a file that is none of ours */
export function readFileName(name: string): Label | undefined {
  const { id, received, hash: bodyHash = '', since } = pattern.exec(name)?.groups ?? {};
  if (!id) return undefined;
  return { id, bodyHash, receivedAt: Number(received), ...(since && { since: Number(since) }) };
}

/** @returns the label of the same entry in a state that it is in from now on */
export function settledNow<Known extends Label>(label: Known, now: number): Known {
  return { ...label, since: now };
}

/** @returns the label of the same entry when it waits */
export function unsettled<Known extends Label>(label: Known): Omit<Known, 'since'> {
  const { since: _, ...rest } = label;
  return rest;
}
