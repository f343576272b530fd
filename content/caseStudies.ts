import { figures } from './figures';
import type { RouteId } from './routes';
import type { CaseStudy } from './schemas/caseStudy';

/**
 * The facts of the case studies. Their texts are in the catalogue named after the route,
 * `public/locales/<locale>/<route>.json`. `npm run content:check` checks both.
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

export type CaseId = keyof typeof caseStudies;

/** The order of the case studies on the overview and in their links to the next one (specification 9.2). */
export const caseOrder = [
  'caseWedere',
  'caseCaptire',
  'caseSalesInfo',
  'caseLea',
] as const satisfies readonly CaseId[];

/** @returns the next case study; after the last comes the first */
export function caseAfter(id: CaseId): CaseId {
  return caseOrder[(caseOrder.indexOf(id) + 1) % caseOrder.length] ?? caseOrder[0];
}

/** Measurements before and with each product. Each case study ends with the difference, in its own unit. */
export const measured: Readonly<Record<CaseId, { before: number; now: number }>> = {
  caseWedere: { before: figures.callsBefore, now: figures.callsNow },
  caseCaptire: { before: figures.minutesBefore, now: figures.minutesNow },
  caseSalesInfo: { before: figures.officeHoursBefore, now: figures.officeHoursNow },
  caseLea: { before: Number(figures.tripsBefore), now: Number(figures.tripsNow) },
};

/** Sets of wheels changed by one branch of the client, January to December; shown by the case study Captire. */
export const wheelSets = [96, 142, 498, 812, 214, 88, 71, 93, 187, 744, 628, 111] as const;

/** From this many on, a month is one of the busy four. */
export const busyMonth = 400;
