import * as z from 'zod';
import { textLimits } from '@/lib/forms/limits';
import { payloads } from '@/lib/forms/schemas';

/** Longest JSON of all unknown fields together, in characters. */
const unknownLimit = 100_000;

/** A choice. Pages opened before a release and outboxes may still send options that are no longer offered. */
const choice = z.string().max(textLimits.line, 'TOO_LONG');

/** Fields unknown to this release's form are accepted, and named in the mail. */
const lenient = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).refine((body) => unknownSize(body, shape) <= unknownLimit, 'TOO_LONG');

/** Accepted payloads of each form (specification 27.25), from this and other releases. */
export const takenPayloads = {
  application: lenient({ ...payloads.application.shape, Position: choice.min(1, 'FIELD_REQUIRED') }),
  contact: lenient({ ...payloads.contact.shape, Budget: choice }),
  short: lenient(payloads.short.shape),
};

function unknownSize(body: object, shape: object): number {
  const unknownFields = Object.entries(body).filter(([name]) => !Object.hasOwn(shape, name));
  return unknownFields.length === 0 ? 0 : JSON.stringify(unknownFields).length;
}
