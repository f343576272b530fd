import type { FormKind } from '@/lib/forms/endpoints';

// Visitors never see a failure (specification 25.5). Nothing they entered is logged here.

const said = (answer: Response | undefined) =>
  answer ? `the answer was ${answer.status}` : 'no answer came';

/** An attempt failed and another will follow. */
export function reportDelay(form: FormKind, answer: Response | undefined): void {
  console.warn(`outbox: the ${form} form waits and is sent again later: ${said(answer)}.`);
}

/** It will not be sent again. */
export function reportParked(form: FormKind, answer: Response | undefined): void {
  console.error(`outbox: the ${form} form is not sent again: ${said(answer)}. It stays here for 7 days.`);
}

/** It was not kept, and the one attempt failed. */
export function reportLost(form: FormKind, answer: Response | undefined): void {
  console.error(`outbox: the ${form} form was not sent: ${said(answer)}, and storage is denied.`);
}

/** The browser's storage fails. */
export function reportStorage(error: unknown): void {
  console.warn('outbox: the storage of this browser fails.', error);
}
