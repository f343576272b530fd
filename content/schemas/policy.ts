import { z } from 'zod';

const day = z.iso.date('must be a day such as 2022-11-19');
const text = z.string().min(1, 'must not be empty');
const blockSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('text'), text }),
    z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1, 'must not be empty') }),
  ],
  'must be a paragraph or a list, as a policy has nothing else',
);

export const policyFactsSchema = z.strictObject({
  /** Specification 21.2. */
  updated: day.describe('When the policy was updated').optional(),
  reviewed: day.describe('When it was last checked against law and code').optional(),
});

export const policyWordsSchema = z.strictObject({
  title: text,
  lead: text,
  /** The clauses of the policy; articles have sections, too. */
  sections: z
    .array(z.strictObject({ title: text, blocks: z.array(blockSchema).min(1, 'must not be empty') }))
    .min(1, 'must not be empty'),
});

export type PolicyFacts = z.infer<typeof policyFactsSchema>;
export type PolicyWords = z.infer<typeof policyWordsSchema>;
