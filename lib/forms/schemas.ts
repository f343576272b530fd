import * as z from 'zod';
import { budgets } from '@/content/budgets';
import { applicationPositions } from '@/content/programmes';
import { readDataUrl, sizeOfDataUrl } from './dataUrl';
import { fileLimits, textLimits } from './limits';

/**
 * What the three forms send (specification 24.7, 24.12, 24.14, 25.7, 25.8, 25.9). The pages hold
 * what is typed against these fields, the gateway what arrives. The message of an
 * issue is a key of the catalogue `forms`. Carries zod: pages load it lazily.
 */

// The policy of the pages forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/**
 * The specified shape of an address (specification 24.4):
 * a letter or digit first, accented ones included; further local characters; an
 * at-sign; a domain; and 2 to 4 letters at the end. Linear in the length.
 */
export const emailPattern =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}{2,4}$/u;

const filled = (most: number) =>
  z
    .string()
    .refine((value) => value.trim() !== '', 'FIELD_REQUIRED')
    .max(most, 'TOO_LONG');

const line = filled(textLimits.line);
// On some megabytes, which only a program sends, patterns run out of stack: so the length decides first.
const email = z
  .string()
  .max(textLimits.email, { error: 'INVALID_EMAIL', abort: true })
  .regex(emailPattern, 'INVALID_EMAIL');
const message = filled(textLimits.message);

/** The parts of the application that are checked alike while they are typed and when they arrive. */
export const applicant = z.strictObject({
  FirstName: line,
  LastName: line,
  BusinessEmail: email,
  Message: z.string().max(textLimits.message, 'TOO_LONG'),
});

/** One of the two parts of a phone number, as it is typed. */
export const phonePart = line;

/** Sent as prefix, one space, number (specification 25.12). */
const phone = z
  .string()
  .max(2 * textLimits.line + 1, { error: 'TOO_LONG', abort: true })
  .regex(/\S [\s\S]*\S/, 'FIELD_REQUIRED');

const files = z
  .array(z.string().refine((text) => readDataUrl(text) !== undefined, 'FILE_TYPE'))
  .min(1, 'FILE_REQUIRED')
  .max(fileLimits.count, 'FILE_COUNT')
  .refine((all) => all.every((text) => sizeOfDataUrl(text) <= fileLimits.each), 'FILE_SIZE')
  .refine((all) => all.reduce((sum, text) => sum + sizeOfDataUrl(text), 0) <= fileLimits.total, 'FILE_TOTAL');

export const payloads = {
  application: z.strictObject({
    ...applicant.shape,
    Phone: phone,
    Position: z.enum(applicationPositions),
    File: files,
  }),
  contact: z.strictObject({
    FirstName: line,
    BusinessEmail: email,
    Message: message,
    Budget: z.enum([...budgets, '']),
  }),
  short: z.strictObject({ Email: email, Message: message }),
};

/** What each form sends. */
export type Payloads = { [Kind in keyof typeof payloads]: z.infer<(typeof payloads)[Kind]> };
