import type { Item, State } from '../types';

/** The subfolder of each state. */
export const folderOf = {
  waiting: 'new',
  done: 'done',
  dead: 'dead',
  quarantine: 'quarantine',
  withheld: 'withheld',
} as const satisfies Record<State, string>;

/** What the name of a file says, so that a start need not read the files. */
export type Label = Omit<Item, 'state'>;

/**
 * The time stands first: a folder sorted by name is sorted by age. The ending of a withheld file belongs to no program,
 * so that no click opens it.
 */
export function fileNameOf({ id, bodyHash, receivedAt }: Label): string {
  const time = String(receivedAt).padStart(13, '0');
  return bodyHash === '' ? `${time}.${id}.withheld` : `${time}.${id}.${bodyHash}.json`;
}

/** @returns what a name says, or nothing for a file that is none of ours */
export function readFileName(name: string): Label | undefined {
  const [, time, id, bodyHash = ''] =
    /^(\d{13})\.([0-9a-f]{64}(?:-\d+)?)\.(?:([0-9a-f]{64})\.json|withheld)$/.exec(name) ?? [];
  return id ? { id, bodyHash, receivedAt: Number(time) } : undefined;
}
