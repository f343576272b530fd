import * as z from 'zod';
import { budgets } from '@/content/budgets';
import { applicationPositions } from '@/content/programmes';
import { readDataUrl, sizeOfDataUrl } from './dataUrl';
import { fileLimits, textLimits } from './limits';

/**
 * Payloads of the three forms (specification 24.7, 24.12, 24.14, 25.7, 25.8, 25.9). Pages validate input
 * against these fields, the gateway what arrives. The message of an issue is a key of the catalogue `forms`.
 * Imports zod, so pages load it lazily.
 */

// The pages' security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/**
 * The specified form of an address (specification 24.4): first a letter or digit, accented ones included;
 * further local characters; an at-sign; a domain; and 2 to 4 letters at the end. Linear in the length.
 */
export const emailPattern =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}{2,4}$/u;

const filled = (most: number) =>
  z
    .string()
    .refine((value) => value.trim() !== '', 'FIELD_REQUIRED')
    .max(most, 'TOO_LONG');

const line = filled(textLimits.line);
// Checks the length first: only a program sends megabytes, on which patterns overflow the stack.
const email = z
  .string()
  .max(textLimits.email, { error: 'INVALID_EMAIL', abort: true })
  .regex(emailPattern, 'INVALID_EMAIL');
const message = filled(textLimits.message);

/** The parts of the application with the same rules in the form and on arrival. */
export const applicant = z.strictObject({
  FirstName: line,
  LastName: line,
  BusinessEmail: email,
  Message: z.string().max(textLimits.message, 'TOO_LONG'),
});

/** One of the two parts of a phone number, as entered. */
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

/** The payload of each form. */
export type Payloads = { [Kind in keyof typeof payloads]: z.infer<(typeof payloads)[Kind]> };
