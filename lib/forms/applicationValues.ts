import * as z from 'zod';
import { type Attachment, problemsOf } from './attachments';
import { applicant, phonePart } from './schemas';

/**
 * Values of the application form before it is sent: the phone number in two parts, the files with their
 * content. Imports zod, so pages load it lazily.
 */
export const applicationValues = z.strictObject({
  ...applicant.shape,
  PhonePrefix: phonePart,
  PhoneNumber: phonePart,
  File: z
    .array(z.custom<Attachment>())
    .nullable()
    .refine((attachments) => attachments !== null && attachments.length > 0, 'FILE_REQUIRED')
    // Errors of a file show next to it; this only blocks the form.
    .refine((attachments) => problemsOf(attachments ?? []).every((problem) => !problem), 'FILE_PROBLEM')
    .refine((attachments) => attachments?.every(({ dataUrl }) => dataUrl !== undefined), 'FILE_READING'),
});

export type ApplicationValues = z.infer<typeof applicationValues>;
