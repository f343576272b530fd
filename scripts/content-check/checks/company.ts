import { companySchema } from '@/content/schemas/company';
import { sentences } from '../issues';
import type { Check } from '../types';

const FILE = 'content/company.ts';

/** The company's facts have the form that everything built on them expects. */
export const checkCompany: Check = ({ company }) =>
  (companySchema.safeParse(company).error?.issues ?? []).flatMap((issue) =>
    sentences(issue, { file: FILE, schema: 'content/schemas/company.ts', whole: 'company' }),
  );
