import type { FormKind } from '@/lib/forms/endpoints';
import { fileLimits, textLimits } from '@/lib/forms/limits';

/** Most bytes of JSON per UTF-16 unit: `\u00e9`. */
const escaped = 6;

/** Field names, brackets, quotes, the selected budget or position, and white space added by some encoders. */
const frame = 4096;

/** Base64 takes four thirds of the size, plus padding and the head of a data URL. */
const files = Math.ceil(fileLimits.total / 3) * 4 + fileLimits.count * 128;

const { line, email, message } = textLimits;

/**
 * Largest body of each form in bytes: everything its fields may hold, with every character escaped (derived
 * from the limits in specification 24.10).
 */
export const bodyLimits: Readonly<Record<FormKind, number>> = {
  short: escaped * (email + message) + frame,
  contact: escaped * (line + email + message) + frame,
  // Two names, and a phone number in two parts.
  application: escaped * (4 * line + email + message) + files + frame,
};

/** Bodies from this size on are large. Only forms with files reach it. */
export const largeBody = 256 * 1024;
