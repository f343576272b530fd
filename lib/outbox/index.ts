import type { FormKind } from '@/lib/forms/endpoints';
import type { Payloads } from '@/lib/forms/schemas';
import { newEntry } from './entry';
import { post } from './post';
import { reportLost, reportStorage } from './report';
import { sender } from './sender';
import { keep } from './store';

/**
 * Sends a form so that nothing is lost (specification 26.1): it is written to the outbox in IndexedDB, then
 * sent and, if necessary, sent again, by this page or a later one. Where storage is denied it is sent
 * directly, once. Failures go to the console.
 *
 * @param options.trapped whether the honeypot field was filled in
 * @returns once the submission is on the disk or being sent; never rejects
 */
export async function submit<Kind extends FormKind>(
  form: Kind,
  payload: Payloads[Kind],
  { trapped }: { trapped: boolean },
): Promise<void> {
  const entry = newEntry(form, trapped);
  const body = new TextEncoder().encode(JSON.stringify(payload));
  try {
    await keep(entry, body);
  } catch (error) {
    reportStorage(error);
    void post(entry, body).then((answer) => answer?.ok || reportLost(form, answer));
    return;
  }
  void sender().sendDue({ retryNow: false });
}
