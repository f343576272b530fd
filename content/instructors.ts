import data from './instructors.json' with { type: 'json' };
import type { RouteId } from './routes';
import type { Instructor, Period } from './schemas/instructor';

export type { Instructor };
export type InstructorId = keyof typeof data;

/** Routes of the pages about instructors. */
type ProfilePage = Extract<RouteId, `instructor${string}`>;

/** Instructors with a page. */
export type ProfiledId = {
  [Id in InstructorId]: (typeof data)[Id] extends { page: string } ? Id : never;
}[InstructorId];

/** Instructors whose earlier jobs are shown. */
export type TimelineId = {
  [Id in InstructorId]: (typeof data)[Id] extends { timeline: readonly object[] } ? Id : never;
}[InstructorId];

/**
 * The instructors of the career start programmes, from `content/instructors.json`. Names are the same in
 * every language; texts about those with a page are in `instructors:people.<id>`, portraits in
 * `public/images/people/<id>.svg`. The content check validates the file.
 */
export const instructors = data as Readonly<Record<InstructorId, Instructor>> &
  Readonly<Record<ProfiledId, { readonly page: ProfilePage }>> &
  Readonly<Record<TimelineId, { readonly timeline: readonly Period[] }>>;

// `Object.keys` widens to string; the record's own type restores the ids.
const profiled = (Object.keys(instructors) as InstructorId[]).filter(
  (id): id is ProfiledId => 'page' in instructors[id],
);

/** The pages about instructors. */
export const profilePages = profiled.map((id) => instructors[id].page);

/** @returns the instructor that a page is about, if any */
export function instructorOn(page: string): ProfiledId | undefined {
  return profiled.find((id) => instructors[id].page === page);
}
