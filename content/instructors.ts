import type { Instructor } from './schemas/instructor';

/**
 * Who teaches the career start programmes. Names are facts, the same in every
 * language; words about those with a page of their own are in
 * `instructors:people.<id>`, photos in `public/images/people/<id>.svg`.
 */
export const instructors = {
  valdrin: {
    name: 'Valdrin Gashi',
    page: 'instructor1',
    timeline: [
      { from: 2020, type: 'fullTime' },
      { from: 2017, to: 2020, type: 'fullTime' },
      { from: 2016, to: 2017, type: 'fullTime' },
      { from: 2014, to: 2016, type: 'freelance' },
      { from: 2014, to: 2014, type: 'internship' },
      { from: 2011, to: 2014, type: 'partTime' },
    ],
  },
  teuta: { name: 'Teuta Krasniqi', page: 'instructor2' },
  agon: { name: 'Agon Berisha', page: 'instructor3' },
  fitore: { name: 'Fitore Hoxha' },
  luana: { name: 'Luana Morina' },
} as const satisfies Record<string, Instructor>;

export type { Instructor };
export type InstructorId = keyof typeof instructors;

/** Those with a page of their own. */
export type ProfiledId = {
  [Id in InstructorId]: (typeof instructors)[Id] extends { page: string } ? Id : never;
}[InstructorId];

/** Those whose jobs so far are shown. */
export type TimelineId = {
  [Id in InstructorId]: (typeof instructors)[Id] extends { timeline: readonly object[] } ? Id : never;
}[InstructorId];

// `Object.keys` widens to string; the record's own type restores the ids.
const profiled = (Object.keys(instructors) as InstructorId[]).filter(
  (id): id is ProfiledId => 'page' in instructors[id],
);

/** The pages about instructors. */
export const profilePages = profiled.map((id) => instructors[id].page);

/** @returns whom a page is about; nobody, for most pages */
export function instructorOn(page: string): ProfiledId | undefined {
  return profiled.find((id) => instructors[id].page === page);
}
