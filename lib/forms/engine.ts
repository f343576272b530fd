import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type ApplicationValues, applicationValues } from './applicationValues';
import { payloads } from './schemas';

/**
 * Everything that a form needs once it is used: its state, its rules, and the outbox. It is one module, which
 * pages load at the first use of a form (specification 24.15). Since all of it is loaded or none, a usable
 * form never waits for more code, and a lost connection loses no input.
 */

export { submit } from '@/lib/outbox';

// Fields are validated on every change; `useLazyForm` decides when errors show.
const mode = 'onChange';

/** Each creates the state of an empty form, which lasts until the form is sent. */
export const drafts = {
  contact: () => createFormControl({ mode, resolver: zodResolver(payloads.contact) }),
  short: () => createFormControl({ mode, resolver: zodResolver(payloads.short) }),
  /** @param files initial files of the form */
  application: (files: ApplicationValues['File']) =>
    createFormControl({ mode, resolver: zodResolver(applicationValues), defaultValues: { File: files } }),
};
