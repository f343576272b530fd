import { randomUUID } from 'node:crypto';
import type { State } from '@/gateway/spool/states';
import type { OpenSpool, Submission } from '@/gateway/spool/types';
import { shortSubmission } from '../../support/submissions';

/** A store of one kind, with a clock of its own, for one test. */
export interface StoreScene {
  readonly spool: OpenSpool;
  /** What the spool takes for the time: milliseconds since 1970. */
  clock: number;
  /** Closes the spool and opens it again, as a restart of the gateway does. */
  reopen(): Promise<void>;
  /** Opens the same store as the operator's command does, at the same time as the gateway; ends with the test. */
  asOperator(): Promise<OpenSpool>;
  /** Opens another store of the same kind, which is empty; ends with the test. */
  another(): Promise<OpenSpool>;
}

/** A day, in milliseconds. */
export const day = 24 * 60 * 60 * 1000;
export const pdf = Buffer.from('%PDF-1.7\n\0\xff', 'latin1');
export const key = () => `key-${randomUUID()}`;

/** @returns the id of a submission that now waits */
export async function stored(
  spool: OpenSpool,
  submission: Submission = shortSubmission(key()),
): Promise<string> {
  const before = await waitingIn(spool);
  expect(await spool.accept(submission)).toBe('stored');
  return (await waitingIn(spool)).find((id) => !before.includes(id)) ?? '';
}

/** @returns the id of a submission that was claimed and given up */
export async function dead(spool: OpenSpool, submission?: Submission): Promise<string> {
  const id = await stored(spool, submission);
  await spool.claim(id);
  await spool.bury(id);
  return id;
}

/** @returns the ids of a spool's items in one state, the oldest first */
export async function idsOf(spool: OpenSpool, state: State): Promise<string[]> {
  return (await spool.list()).filter((item) => item.state === state).map(({ id }) => id);
}

/** @returns the ids that wait, the oldest first */
export const waitingIn = (spool: OpenSpool): Promise<string[]> => idsOf(spool, 'waiting');
