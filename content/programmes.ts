import type { InstructorId } from './instructors';
import type { RouteId } from './routes';
import type { Programme } from './schemas/programme';

export type { Programme };

/**
 * The facts of the career start programmes (specification 12.1, 13.5).
 * Their words are in the catalogue named like the route; what is taught in
 * which week is in `content/curricula.ts`.
 */
const december2024 = { start: '2024-12-01', duration: { months: 4 }, deadline: '2024-11-15' } as const;

export const programmes = {
  programmeFullStack: {
    ...december2024,
    enrolled: 4,
    status: 'enrolled',
    instructor: 'teuta',
    application: 'hidden',
    panorama: 'closing-b',
  },
  programmeQa: {
    ...december2024,
    enrolled: 2,
    status: 'enrolled',
    instructor: 'fitore',
    application: 'hidden',
    panorama: 'closing-d',
  },
  programmeMarketing: {
    ...december2024,
    enrolled: 2,
    status: 'enrolled',
    instructor: 'luana',
    application: 'hidden',
    statusBelow: true,
    panorama: 'closing',
  },
  programmeSecurity: {
    start: '2023-10-01',
    duration: { months: 4 },
    enrolled: 2,
    deadline: '2023-09-24',
    status: 'closed',
    instructor: 'agon',
    application: 'none',
    panorama: 'closing-c',
  },
  programmeSystem: {
    start: '2022-10-17',
    duration: { until: '2023-01-28' },
    enrolled: 8,
    deadline: '2022-10-11',
    status: 'closed',
    instructor: 'valdrin',
    application: 'none',
    panorama: 'closing-d',
  },
} as const satisfies Partial<Record<RouteId, Programme>>;

/** A programme, by its route. */
export type ProgrammeId = keyof typeof programmes;

/** The order in which the programmes are listed (specification 12.1). */
export const programmeOrder = [
  'programmeFullStack',
  'programmeQa',
  'programmeMarketing',
  'programmeSecurity',
  'programmeSystem',
] as const satisfies readonly ProgrammeId[];

/**
 * The `Position` that each programme's application form sends (specification
 * 25.11), whether a page holds the form or not.
 */
export const applicationPositions = {
  programmeFullStack: 'Full-Stack Software Engineer',
  programmeQa: 'Software Quality Assurance (QA) Engineer',
  programmeSecurity: 'Cyber Security Engineer',
  programmeMarketing: 'Digital Marketing Engineer',
} as const satisfies Partial<Record<ProgrammeId, string>>;

export type ApplicationPosition = (typeof applicationPositions)[keyof typeof applicationPositions];

/** @returns what the form on a programme's page needs to know; nothing where there is none */
export function applicationOf(
  id: ProgrammeId,
): { position: ApplicationPosition; hidden: boolean } | undefined {
  const { application }: Programme = programmes[id];
  if (application === 'none' || !hasPosition(id)) return undefined;
  return { position: applicationPositions[id], hidden: application === 'hidden' };
}

const hasPosition = (id: ProgrammeId): id is keyof typeof applicationPositions => id in applicationPositions;

/** @returns the programme that an instructor teaches, if any */
export function programmeTaughtBy(instructor: InstructorId): ProgrammeId | undefined {
  return programmeOrder.find((id) => programmes[id].instructor === instructor);
}

/** How many months a programme lasts at most. */
export const longestProgramme = Math.max(
  ...programmeOrder.map((id) => {
    const { duration } = programmes[id];
    return 'months' in duration ? duration.months : 0;
  }),
);

/** Working hours of every programme, Monday to Friday. */
export const programmeHours = { from: '09:00', to: '17:00' } as const;

/** Where every programme runs; the office's city is spelt otherwise (specification 30.4). */
export const programmePlace = 'Prishtine';
