import { applicationPositions } from '@/content/programmes';
import { programmeSchema } from '@/content/schemas/programme';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, readCatalogues } from '../catalogues';
import { sentences } from '../issues';
import type { Check, Content } from '../types';

const FILE = 'content/programmes.ts';
const SCHEMA = 'content/schemas/programme.ts';

/** What the page of every programme tells, in its own catalogue (specification 13.3, 13.13). */
const TOLD = [
  'opening.title',
  'opening.lead',
  'opening.picture',
  'panel.contract',
  'panel.certificate',
  'description.overview.paragraphs',
  'description.structure.items',
  'description.measured.items',
  'description.learn.items',
  'description.benefits.items',
  'description.requirements.items',
];

const HIGHLIGHTS = 'description.highlights.items';
/** Only these two have highlights (specification 13.14). */
const WITH_HIGHLIGHTS: readonly string[] = ['programmeSystem', 'programmeSecurity'];

/** No programme has a wrong fact or lacks a part of its description. */
export const checkProgrammes: Check = (content) => {
  const { programmes } = content;
  if (!isRecord(programmes)) return [`${FILE}: programmes: must be a group in braces`];
  return Object.entries(programmes).flatMap(([id, programme]) => [
    ...wrongFacts(id, programme),
    ...nameless(id, programme),
    ...wrongWords(id, content),
  ]);
};

function wrongFacts(id: string, programme: unknown): string[] {
  const issues = programmeSchema.safeParse(programme).error?.issues ?? [];
  return issues.flatMap((issue) => sentences(issue, { file: FILE, schema: SCHEMA, whole: id, path: id }));
}

/** A form without the name of what one applies for would not be shown at all. */
function nameless(id: string, programme: unknown): string[] {
  const application = isRecord(programme) ? programme.application : undefined;
  if (application === undefined || application === 'none' || id in applicationPositions) return [];
  return [
    `${FILE}: ${id}.application: is "${application}", but applicationPositions below does not say what one applies for; add ${id} there`,
  ];
}

/** A catalogue that is not there at all is `checkRoutes`'s to report. */
function wrongWords(id: string, content: Content): string[] {
  const highlighted = WITH_HIGHLIGHTS.includes(id);
  return readCatalogues(content)
    .filter(({ namespace }) => namespace === id)
    .flatMap(({ file, nodes }) => [
      ...[...TOLD, ...(highlighted ? [HIGHLIGHTS] : [])]
        .filter((path) => isEmpty(nodes.get(path)))
        .map((path) => `${file}: ${path}: is missing; the page of this programme shows it, so write it`),
      ...(!highlighted && nodes.has('description.highlights')
        ? [
            `${file}: description.highlights: this programme has none; only ${WITH_HIGHLIGHTS.join(' and ')} do, so remove it`,
          ]
        : []),
    ]);
}
