import { company } from '@/content/company';
import { defaultLocale, type Locale } from '@/content/locales';
import { readMarkdown } from '@/content/markdown/files';
import { policyKind } from '@/content/markdown/kinds';
import type { Policy } from '@/content/policies';
import type { PolicyFacts, PolicyWords } from '@/content/schemas/policy';
import { allFilled } from '@/lib/i18n/filled';
import { withNbsp } from '@/lib/text';

/** @returns the facts that are the same in every language */
export const policyFacts = (id: Policy['id']): PolicyFacts =>
  readMarkdown(policyKind, defaultLocale, id).facts ?? {};

/**
 * Reads a policy's texts at build time.
 *
 * @throws with every mistake in its file, by line and column
 */
export function readPolicy(id: Policy['id'], locale: Locale): PolicyWords {
  return policyFilled(readMarkdown(policyKind, locale, id).words);
}

/** The names and addresses that a policy's texts may mention. */
export const policyValues = {
  legalName: withNbsp(company.legalName),
  pristinaName: withNbsp(company.offices.pristina.legalName),
  jobs: company.mail.jobs,
  info: company.mail.info,
};

/** @returns a policy's texts with the names and addresses that they mention */
export const policyFilled = (words: PolicyWords): PolicyWords => allFilled(words, policyValues);
