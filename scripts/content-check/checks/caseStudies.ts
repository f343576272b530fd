import { caseStudySchema } from '@/content/schemas/caseStudy';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, readCatalogues } from '../catalogues';
import { sentences } from '../issues';
import type { Check, Content } from '../types';

const FILE = 'content/caseStudies.ts';
const SCHEMA = 'content/schemas/caseStudy.ts';

/** What every case study tells, in its own catalogue: the two facts in words, and the story. */
const TOLD = [
  'opening.title',
  'opening.lead',
  'opening.industry',
  'opening.done',
  'opening.picture',
  'problem.paragraphs',
  'constraints.items',
  'done.items',
  'change.paragraphs',
];

/** No case study lacks a fact: industry, team size, location, what was done; nor a part of its story. */
export const checkCaseStudies: Check = (content) => {
  const { caseStudies } = content;
  if (!isRecord(caseStudies)) return [`${FILE}: caseStudies: must be a group in braces`];
  return Object.entries(caseStudies).flatMap(([id, study]) => [
    ...wrongFacts(id, study),
    ...missingWords(id, content),
  ]);
};

function wrongFacts(id: string, study: unknown): string[] {
  const issues = caseStudySchema.safeParse(study).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file: FILE, schema: SCHEMA, whole: id, path: id }));
}

/** A catalogue that is not there at all is `checkRoutes`'s to report. */
function missingWords(id: string, content: Content): string[] {
  return readCatalogues(content)
    .filter(({ namespace }) => namespace === id)
    .flatMap(({ file, nodes }) =>
      TOLD.filter((path) => isEmpty(nodes.get(path))).map(
        (path) => `${file}: ${path}: is missing; every case study tells it, so write it`,
      ),
    );
}
