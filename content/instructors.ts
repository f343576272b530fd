import data from './instructors.json' with { type: 'json' };
import type { Instructor, Profile } from './schemas/instructor';

export type { Instructor };

export type Profiled = Instructor & { readonly profile: Profile };

/**
 * The instructors of the career start programmes, with the texts of their pages in every language, from
 * `content/instructors.json`. Two have no page (specification 12.8). The content check validates the file.
 */
export const instructors = data as readonly Instructor[];

/** @returns whether there is a page about an instructor */
export function isProfiled(person: Instructor): person is Profiled {
  return person.profile !== undefined;
}

/** The instructors with a page. */
export const profiled = instructors.filter(isProfiled);

/** Paths that the specification gives to pages (2.10). */
const specified: Readonly<Record<string, `/${string}`>> = {
  valdrin: '/instructor-details-1',
  teuta: '/instructor-details-2',
  agon: '/instructor-details-3',
};

/** @returns the path of the page about an instructor, without prefix */
export const profilePath = ({ id }: Profiled): `/${string}` => specified[id] ?? `/instructors/${id}`;

/** @returns the ids of those whose path ends in it */
export const unspecifiedProfiles = (): readonly string[] =>
  profiled.map(({ id }) => id).filter((id) => !(id in specified));

/** @returns an instructor; undefined where the file has none of this id, which the content check reports */
export const instructorOf = (id: string): Instructor | undefined =>
  instructors.find((person) => person.id === id);

/** @returns the instructor whose page has this path, if any */
export const instructorAt = (path: string | null): Profiled | undefined =>
  profiled.find((person) => profilePath(person) === path);
