import data from './instructors.json' with { type: 'json' };
import type { RouteId } from './routes';
import type { Instructor, Period } from './schemas/instructor';

export type { Instructor };
export type InstructorId = keyof typeof data;

/** What the pages about instructors are called. */
type ProfilePage = Extract<RouteId, `instructor${string}`>;

/** Those with a page of their own. */
export type ProfiledId = {
  [Id in InstructorId]: (typeof data)[Id] extends { page: string } ? Id : never;
}[InstructorId];

/** Those whose jobs so far are shown. */
export type TimelineId = {
  [Id in InstructorId]: (typeof data)[Id] extends { timeline: readonly object[] } ? Id : never;
}[InstructorId];

/**
 * Who teaches the career start programmes, from `content/instructors.json`. Names are facts, the same in every language;
 * words about those with a page of their own are in `instructors:people.<id>`, portraits in
 * `public/images/people/<id>.svg`. The content check holds the file to its schema.
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

/** @returns whom a page is about; nobody, for most pages */
export function instructorOn(page: string): ProfiledId | undefined {
  return profiled.find((id) => instructors[id].page === page);
}
