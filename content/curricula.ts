import type { ProgrammeId } from './programmes';
import type { Curriculum } from './schemas/curriculum';

/**
 * The fields of each curriculum and their number of weeks (docs/specification.md, "14. Curricula"). Titles,
 * topics and contents of the weeks are in the programmes' catalogues.
 */
export const curricula = {
  programmeFullStack: {
    fields: [
      { field: 'frontend', weeks: 8 },
      { field: 'team', weeks: 1 },
      { field: 'backend', weeks: 3 },
      { field: 'project', weeks: 4 },
    ],
  },
  programmeQa: {
    fields: [
      { field: 'concepts', weeks: 2 },
      { field: 'unit', weeks: 2 },
      { field: 'cypress', weeks: 3 },
      { field: 'mobile', weeks: 3 },
      { field: 'webApi', weeks: 2 },
      { field: 'project', weeks: 4 },
    ],
    comingSoon: { from: 4, to: 12 },
  },
  programmeMarketing: {
    fields: [
      { field: 'foundations', weeks: 4 },
      { field: 'reach', weeks: 4 },
      { field: 'measurement', weeks: 4 },
      { field: 'capstone', weeks: 4 },
    ],
  },
  programmeSecurity: {
    fields: [
      { field: 'entry', weeks: 1 },
      { field: 'linux', weeks: 1 },
      { field: 'web', weeks: 1 },
      { field: 'data', weeks: 1 },
      { field: 'application', weeks: 4 },
      { field: 'information', weeks: 1 },
      { field: 'mobile', weeks: 1 },
      { field: 'mobilePentest', weeks: 1 },
      { field: 'cryptography', weeks: 1 },
      { field: 'project', weeks: 4 },
    ],
  },
  programmeSystem: {
    fields: [
      { field: 'software', weeks: 4 },
      { field: 'linux', weeks: 3 },
      { field: 'networking', weeks: 2 },
      { field: 'security', weeks: 3 },
    ],
  },
} as const satisfies Record<ProgrammeId, Curriculum>;

export interface CurriculumWeek {
  /** Counted from 1. */
  readonly number: number;
  readonly field: string;
  readonly comingSoon: boolean;
}

/** @returns the weeks of a programme, one by one */
export function weeksOf(id: ProgrammeId): readonly CurriculumWeek[] {
  const { fields, comingSoon }: Curriculum = curricula[id];
  return fields
    .flatMap(({ field, weeks }) => Array.from({ length: weeks }, () => field))
    .map((field, index) => {
      const number = index + 1;
      return {
        number,
        field,
        comingSoon: comingSoon !== undefined && number >= comingSoon.from && number <= comingSoon.to,
      };
    });
}

/** Weeks that the curriculum groups under one theme, called a month. */
export const weeksPerMonth = 4;
