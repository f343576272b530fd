import * as z from 'zod';
import { textLimits } from '@/lib/forms/limits';
import { payloads } from '@/lib/forms/schemas';

/** Longest JSON of all unknown fields together, in characters. */
const furtherLimit = 100_000;

/** A choice. Pages opened before a release and outboxes may still send options that are no longer offered. */
const choice = z.string().max(textLimits.line, 'TOO_LONG');

/** Fields unknown to this release's form are accepted, and named in the mail. */
const taken = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).refine((body) => furtherSize(body, shape) <= furtherLimit, 'TOO_LONG');

/** Accepted payloads of each form (specification 27.25), from this and other releases. */
export const takenPayloads = {
  application: taken({ ...payloads.application.shape, Position: choice.min(1, 'FIELD_REQUIRED') }),
  contact: taken({ ...payloads.contact.shape, Budget: choice }),
  short: taken(payloads.short.shape),
};

function furtherSize(body: object, shape: object): number {
  const further = Object.entries(body).filter(([name]) => !Object.hasOwn(shape, name));
  return further.length === 0 ? 0 : JSON.stringify(further).length;
}
