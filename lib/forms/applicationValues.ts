import * as z from 'zod';
import { type Attachment, problemsOf } from './attachments';
import { applicant, phonePart } from './schemas';

/**
 * What the fields of the application form hold before it is sent: the phone
 * number in its two parts, the files beside their content. Carries zod: pages
 * load it lazily.
 */
export const applicationValues = z.strictObject({
  ...applicant.shape,
  PhonePrefix: phonePart,
  PhoneNumber: phonePart,
  File: z
    .array(z.custom<Attachment>())
    .nullable()
    .refine((attachments) => attachments !== null && attachments.length > 0, 'FILE_REQUIRED')
    // What is wrong with a file stands beside it; this only keeps the form from being sent.
    .refine((attachments) => problemsOf(attachments ?? []).every((problem) => !problem), 'FILE_PROBLEM')
    .refine((attachments) => attachments?.every(({ dataUrl }) => dataUrl !== undefined), 'FILE_READING'),
});

export type ApplicationValues = z.infer<typeof applicationValues>;
