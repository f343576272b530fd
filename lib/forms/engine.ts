import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type ApplicationValues, applicationValues } from './applicationValues';
import { payloads } from './schemas';

/**
 * All that a form needs once somebody uses it: its state, its rules, and the
 * outbox. One module, which pages load at the first use of a form
 * (specification 24.15): either everything is there or nothing, so a form
 * that can be sent never waits for more code, and a lost connection loses nothing that was typed.
 */

export { submit } from '@/lib/outbox';

// Fields say what is wrong while it is being typed; `useLateForm` decides what shows when.
const mode = 'onChange';

/** Each makes the state of an empty form, which lasts until the form is sent. */
export const drafts = {
  contact: () => createFormControl({ mode, resolver: zodResolver(payloads.contact) }),
  short: () => createFormControl({ mode, resolver: zodResolver(payloads.short) }),
  /** @param files what the form holds before any is chosen */
  application: (files: ApplicationValues['File']) =>
    createFormControl({ mode, resolver: zodResolver(applicationValues), defaultValues: { File: files } }),
};
