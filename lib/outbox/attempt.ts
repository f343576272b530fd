import type { FormKind } from '@/lib/forms/endpoints';
import { backendOf } from './backend';
import { post } from './post';
import { reportDelay, reportParked } from './report';
import { claim, settle } from './store';
import { verdictOn } from './verdict';

/**
 * Sends a submission once, if it is still due when its turn comes, and records the result.
 *
 * @throws when storage fails; the submission then remains
 */
export function attempt(key: string, form: FormKind): Promise<void> {
  return inTurn(`outbox ${key}`, async () => {
    const claimed = await claim(key);
    if (claimed === 'doubtful') return reportParked(form, undefined);
    if (!claimed) return;
    const answer = await post(claimed.entry, claimed.body);
    const verdict = verdictOn(answer);
    // Without a key, a submission that may have arrived must not be sent again.
    const final = verdict.kind === 'again' && !backendOf(form).takesKey ? 'refused' : verdict.kind;
    await settle(key, final === verdict.kind ? verdict : { kind: 'refused' });
    if (final === 'again') reportDelay(form, answer);
    if (final === 'refused') reportParked(form, answer);
  });
}

/**
 * Runs work that no other tab runs at the same time under the same name; waits for its turn. Browsers have no
 * locks outside a secure context. Two tabs may then send the same submission, which the backend stores once, as its key is the same.
 */
const inTurn = (name: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(name, work) : work();
