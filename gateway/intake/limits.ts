import { budgets } from '@/content/budgets';
import { applicationPositions } from '@/content/programmes';
import type { FormKind } from '@/lib/forms/endpoints';
import { fileLimits, fileTypes, textLimits } from '@/lib/forms/limits';

/** Most bytes that JSON spends on one UTF-16 unit: `\u00e9`. */
const escaped = 6;

/** Names of the fields, brackets, quotes, and the white space that some encoders add. */
const frame = 2048;

const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

/** As the four thirds of base64, the padding, and what stands before it in a data URL. */
const files =
  Math.ceil(fileLimits.total / 3) * 4 +
  fileLimits.count * (longest(Object.values(fileTypes)) + 'data:;base64,====",'.length);

const texts = {
  short: textLimits.email + textLimits.message,
  contact: textLimits.line + textLimits.email + textLimits.message + longest(budgets),
  application:
    2 * textLimits.line +
    textLimits.email +
    (2 * textLimits.line + 1) +
    textLimits.message +
    longest(Object.values(applicationPositions)),
};

/**
 * Most bytes of each form's body: whatever its fields may hold, every character of
 * the texts escaped, fits (derived from the limits in specification 24.10).
 */
export const bodyLimits: Readonly<Record<FormKind, number>> = {
  short: escaped * texts.short + frame,
  contact: escaped * texts.contact + frame,
  application: escaped * texts.application + files + frame,
};

/** From here on a body counts as large: no form without files gets there. */
export const largeBody = 256 * 1024;
