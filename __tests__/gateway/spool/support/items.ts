import type { State } from '@/gateway/spool/states';
import type { OpenSpool } from '@/gateway/spool/types';

/** @returns the ids of a spool's items in one state, the oldest first */
export async function idsOf(spool: OpenSpool, state: State): Promise<string[]> {
  return (await spool.list()).filter((item) => item.state === state).map(({ id }) => id);
}

/** @returns the ids that wait, the oldest first */
export const waitingIn = (spool: OpenSpool): Promise<string[]> => idsOf(spool, 'waiting');
