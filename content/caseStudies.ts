import type { RouteId } from './routes';
import type { CaseStudy } from './schemas/caseStudy';

/**
 * The facts of the case studies. Their words are in the catalogue named like
 * the route, `public/locales/<locale>/<route>.json`; what the words must tell
 * and these facts must hold is checked by `npm run content:check`.
 */
export const caseStudies = {
  caseWedere: {
    teamSize: 12,
    offices: { zurich: 4, pristina: 8 },
    other: 'wedere-drive',
    scene: 'scene-wedere',
    piece: 'result-wedere',
    cover: 'wedere-wide',
    coverLayout: 'across',
  },
  caseSalesInfo: {
    teamSize: 6,
    offices: { zurich: 1, pristina: 5 },
    other: 'sales-order',
    scene: 'scene-sales',
    piece: 'result-sales',
    cover: 'sales-cover',
    coverLayout: 'beside',
  },
  caseCaptire: {
    teamSize: 12,
    offices: { zurich: 3, pristina: 9 },
    other: 'captire-shelf',
    scene: 'scene-captire',
    piece: 'result-captire',
    cover: 'captire-wide',
    coverLayout: 'across',
  },
  caseLea: {
    teamSize: 9,
    offices: { zurich: 2, pristina: 7 },
    other: 'lea-bill',
    scene: 'scene-lea',
    piece: 'result-lea',
    cover: 'lea-cover',
    coverLayout: 'beside',
  },
} as const satisfies Partial<Record<RouteId, CaseStudy>>;

/** A case study, by its route. */
export type CaseId = keyof typeof caseStudies;

/** The order in which the case studies are shown (specification 9.2), and lead on to one another. */
export const caseOrder = [
  'caseWedere',
  'caseCaptire',
  'caseSalesInfo',
  'caseLea',
] as const satisfies readonly CaseId[];

/** @returns where the reader of a case study is led next: a round through all of them */
export function caseAfter(id: CaseId): CaseId {
  return caseOrder[(caseOrder.indexOf(id) + 1) % caseOrder.length] ?? caseOrder[0];
}
