import data from './programmes.json' with { type: 'json' };
import type { RouteId } from './routes';
import type { Programme } from './schemas/programme';

export type { Programme };

/** A programme, by its route. */
export type ProgrammeId = keyof typeof data & RouteId;

/**
 * The facts of the career start programmes (specification 12.1, 13.5), from `content/programmes.json`. Their
 * texts are in the catalogue named after the route; the weeks are in `content/curricula.ts`. The content
 * check holds the file to its schema.
 */
export const programmes = data as Readonly<Record<ProgrammeId, Programme>>;

/** The order in which the programmes are listed (specification 12.1): that of the file. */
// `Object.keys` widens to string; the record's own type restores the ids.
export const programmeOrder = Object.keys(programmes) as readonly ProgrammeId[];

/**
 * The `Position` sent by each programme's application form (specification 25.11), whether or not a page has
 * the form.
 */
export const applicationPositions = {
  programmeFullStack: 'Full-Stack Software Engineer',
  programmeQa: 'Software Quality Assurance (QA) Engineer',
  programmeSecurity: 'Cyber Security Engineer',
  programmeMarketing: 'Digital Marketing Engineer',
} as const satisfies Partial<Record<ProgrammeId, string>>;

export type ApplicationPosition = (typeof applicationPositions)[keyof typeof applicationPositions];

/** @returns the data for the form on a programme's page; undefined where there is none */
export function applicationOf(
  id: ProgrammeId,
): { position: ApplicationPosition; hidden: boolean } | undefined {
  const { application } = programmes[id];
  if (application === 'none' || !hasPosition(id)) return undefined;
  return { position: applicationPositions[id], hidden: application === 'hidden' };
}

const hasPosition = (id: ProgrammeId): id is keyof typeof applicationPositions => id in applicationPositions;

/** @returns the programme that an instructor teaches, if any */
export function programmeTaughtBy(instructor: string): ProgrammeId | undefined {
  return programmeOrder.find((id) => programmes[id].instructor === instructor);
}

/**
 * @param today a day such as `2024-11-15`
 * @returns whether a programme takes applications: its form is open, and its deadline, whose day counts, has not passed
 */
export const takesApplications = (
  { application, deadline }: Pick<Programme, 'application' | 'deadline'>,
  today: string,
): boolean => application === 'open' && today <= deadline;

/** @returns the last day of a programme's run, such as `2025-03-31` */
export function lastDayOf({ start, duration }: Pick<Programme, 'start' | 'duration'>): string {
  if ('until' in duration) return duration.until;
  const day = new Date(start);
  day.setUTCMonth(day.getUTCMonth() + duration.months, day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** @returns how many programmes take applications on a day */
export const openProgrammes = (today: string): number =>
  programmeOrder.filter((id) => takesApplications(programmes[id], today)).length;

/** Length of the longest programme, in months. */
export const longestProgramme = Math.max(
  ...programmeOrder.map((id) => {
    const { duration } = programmes[id];
    return 'months' in duration ? duration.months : 0;
  }),
);

/** Working hours of every programme, Monday to Friday. */
export const programmeHours = { from: '09:00', to: '17:00' } as const;
