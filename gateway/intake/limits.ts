import type { FormKind } from '@/lib/forms/endpoints';
import { fileLimits, textLimits } from '@/lib/forms/limits';

/** Most bytes that JSON spends on one UTF-16 unit: `\u00e9`. */
const escaped = 6;

/** Names of the fields, brackets, quotes, the choice of a budget or a position, and white space of some encoders. */
const frame = 4096;

/** As the four thirds of base64, the padding, and what stands before it in a data URL. */
const files = Math.ceil(fileLimits.total / 3) * 4 + fileLimits.count * 128;

const { line, email, message } = textLimits;

/**
 * Most bytes of each form's body: whatever its fields may hold, every character of
 * the texts escaped, fits (derived from the limits in specification 24.10).
 */
export const bodyLimits: Readonly<Record<FormKind, number>> = {
  short: escaped * (email + message) + frame,
  contact: escaped * (line + email + message) + frame,
  // Two names, and a phone number in two parts.
  application: escaped * (4 * line + email + message) + files + frame,
};

/** From here on a body counts as large: no form without files gets there. */
export const largeBody = 256 * 1024;
