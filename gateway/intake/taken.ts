import * as z from 'zod';
import { textLimits } from '@/lib/forms/limits';
import { payloads } from '@/lib/forms/schemas';

/** Most characters of all fields together that a form does not have, as JSON. */
const furtherLimit = 100_000;

/** A choice: pages that were open before a release, and outboxes, still send what is not offered any more. */
const choice = z.string().max(textLimits.line, 'TOO_LONG');

/** Fields that the form does not have in this release are taken: the mail names them. */
const taken = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).refine((body) => furtherSize(body, shape) <= furtherLimit, 'TOO_LONG');

/** What the gateway takes of each form (specification 27.25): what the form sends, and what other releases of it send. */
export const takenPayloads = {
  application: taken({ ...payloads.application.shape, Position: choice.min(1, 'FIELD_REQUIRED') }),
  contact: taken({ ...payloads.contact.shape, Budget: choice }),
  short: taken(payloads.short.shape),
};

function furtherSize(body: object, shape: object): number {
  const further = Object.entries(body).filter(([name]) => !Object.hasOwn(shape, name));
  return further.length === 0 ? 0 : JSON.stringify(further).length;
}
