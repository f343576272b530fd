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

/** The facts in a file's name, so that a start need not read the files. */
export type Label = Omit<Item, 'state'>;

const digits = (time: number) => String(Math.max(time, 0)).padStart(13, '0');

/**
 * The time comes first, so sorting by name sorts by age. The ending of a withheld file belongs to no program,
 * so a click cannot open it.
 */
export function fileNameOf({ id, bodyHash, receivedAt, since }: Label): string {
  const settled = since === undefined ? '' : `.${digits(since)}`;
  const ending = bodyHash === '' ? 'withheld' : `${bodyHash}${settled}.json`;
  return `${digits(receivedAt)}.${id}.${ending}`;
}

const pattern =
  /^(?<received>\d{13})\.(?<id>[0-9a-f]{64}(?:-\d+)?)\.(?:(?<hash>[0-9a-f]{64})(?:\.(?<since>\d{13}))?\.json|withheld)$/;

/** @returns the label in a name, or undefined for any other file */
export function readFileName(name: string): Label | undefined {
  const { id, received, hash: bodyHash = '', since } = pattern.exec(name)?.groups ?? {};
  if (!id) return undefined;
  return { id, bodyHash, receivedAt: Number(received), ...(since && { since: Number(since) }) };
}

/** @returns the entry's label with the current time as the start of its new state */
export function settledNow<Known extends Label>(label: Known, now: number): Known {
  return { ...label, since: now };
}

/** @returns the entry's label for the waiting state */
export function unsettled<Known extends Label>(label: Known): Omit<Known, 'since'> {
  const { since: _, ...rest } = label;
  return rest;
}
