import type { RouteId } from './routes';

/**
 * Who teaches the career start programmes. Names are facts, the same in every
 * language; words about those with a page of their own are in
 * `instructors:people.<id>`, photos in `public/images/people/<id>.svg`.
 */
export interface Instructor {
  readonly name: string;
  /** The page about them; two instructors have none (decisions, «Pages»). */
  readonly page?: RouteId;
}

export const instructors = {
  valdrin: { name: 'Valdrin Gashi', page: 'instructor1' },
  teuta: { name: 'Teuta Krasniqi', page: 'instructor2' },
  agon: { name: 'Agon Berisha', page: 'instructor3' },
  fitore: { name: 'Fitore Hoxha' },
  luana: { name: 'Luana Morina' },
} as const satisfies Record<string, Instructor>;

export type InstructorId = keyof typeof instructors;
