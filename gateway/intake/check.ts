import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { fileLimits } from '@/lib/forms/limits';
import { isRecord } from '@/lib/isRecord';
import { type Fault, Problem } from '../problem';

/** Explanations by error key of the schemas; the pages show their own texts. */
const details: Readonly<Record<string, string>> = {
  FIELD_REQUIRED: 'This field is required.',
  INVALID_EMAIL: 'This is not a valid email address.',
  TOO_LONG: 'This text is too long.',
  FILE_REQUIRED: 'At least one file is required.',
  FILE_COUNT: 'These are too many files.',
  FILE_TYPE: 'This is not a base64 data URL of an accepted type.',
  FILE_SIZE: 'One of the files is too large.',
  FILE_TOTAL: 'The files are too large together.',
};

/**
 * Validates a body against the accepted form.
 *
 * @param schema of `takenPayloads`
 * @returns every invalid field, without its value; empty when the body is accepted
 */
export function faultsOf(schema: z.ZodType, body: unknown): Fault[] {
  if (hasTooManyFiles(body)) return [{ pointer: '/File', detail: details.FILE_COUNT ?? '' }];
  const result = schema.safeParse(body);
  return result.success ? [] : result.error.issues.map(faultOf);
}

/** The schema would validate a million files before it counted them. */
function hasTooManyFiles(body: unknown): boolean {
  return isRecord(body) && Array.isArray(body.File) && body.File.length > fileLimits.count;
}

/** @returns a problem with status 422 that points to the wrong fields */
export function unprocessable(errors: readonly Fault[]): Problem {
  return new Problem(422, { detail: 'The body does not match this form.', errors });
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const pointer = issue.path.map((part) => `/${String(part)}`).join('');
  return { pointer, detail: details[issue.message] ?? 'This is missing or of the wrong kind.' };
}

/**
 * @param body bytes of a JSON text (RFC 8259); the last of several members with the same name counts, as in
 *   browsers
 * @returns its value
 * @throws a problem with status 400, which quotes nothing of the text
 */
export function readJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new Problem(400, { detail: 'The body is not valid UTF-8.' });
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem(400, { detail: 'The body is not well-formed JSON.' });
  }
}
