import { jobSchema } from '@/content/schemas/job';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ReadCatalogue, readCatalogues } from '../catalogues';
import { sentences } from '../issues';
import type { Check, Content } from '../types';

const FILE = 'content/jobs.ts';
const SCHEMA = 'content/schemas/job.ts';

/** What every posting tells in words. */
const TOLD = [
  'title',
  'lead',
  'team.title',
  'team.text',
  'tasks',
  'profile.must',
  'profile.plus',
  'offer',
  'process',
];

/** Every job posting has a page, its facts in order, and all its words in every language. */
export const checkJobs: Check = (content) => {
  const { jobs } = content;
  if (!isRecord(jobs)) return [`${FILE}: jobs: must be a group in braces`];
  const catalogues = readCatalogues(content).filter(({ namespace }) => namespace === 'jobs');
  return [
    ...Object.entries(jobs).flatMap(([id, job]) => [...withoutPage(id, content), ...wrongFacts(id, job)]),
    ...catalogues.flatMap((catalogue) => [
      ...Object.keys(jobs).flatMap((id) => missingWords(id, catalogue)),
      ...leftOverWords(jobs, catalogue),
    ]),
  ];
};

function withoutPage(id: string, { routes }: Content): string[] {
  if (routes.some((route) => route.id === id)) return [];
  return [`${FILE}: ${id}: is no route of content/routes.ts; correct the name or add the page`];
}

function wrongFacts(id: string, job: unknown): string[] {
  const issues = jobSchema.safeParse(job).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file: FILE, schema: SCHEMA, whole: id, path: id }));
}

function missingWords(id: string, { file, nodes }: ReadCatalogue): string[] {
  return TOLD.map((field) => `postings.${id}.${field}`)
    .filter((path) => isEmpty(nodes.get(path)))
    .map((path) => `${file}: ${path}: is missing; every posting tells it, so write it`);
}

function leftOverWords(jobs: object, { file, nodes }: ReadCatalogue): string[] {
  return Object.keys(nodes.get('postings') ?? {})
    .filter((id) => !(id in jobs))
    .map((id) => `${file}: postings.${id}: ${FILE} lists no such posting; remove it or add that`);
}
