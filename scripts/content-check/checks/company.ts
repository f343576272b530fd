import type { z } from 'zod';
import { companySchema } from '@/content/schemas/company';
import type { Check } from '../types';

const FILE = 'content/company.ts';

/** The company's facts have the form that everything built on them expects. */
export const checkCompany: Check = ({ company }) =>
  (companySchema.safeParse(company).error?.issues ?? []).flatMap(sentences);

function sentences(issue: z.core.$ZodIssue): string[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `${FILE}: ${field ? `${field}.${key}` : key}: is unknown; remove it or add it to content/schemas/company.ts`,
    );
  }
  const problem = issue.code === 'invalid_type' ? `must be given as ${issue.expected}` : issue.message;
  return [`${FILE}: ${field || 'company'}: ${problem}`];
}
