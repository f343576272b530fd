import { board } from './people-board';
import { clients } from './people-clients';
import { colleagues } from './people-colleagues';
import { instructors } from './people-instructors';
import { teams } from './people-teams';
import type { PortraitSpec } from './spec';

const register = { ...teams, ...colleagues, ...clients, ...board, ...instructors } satisfies Record<
  string,
  PortraitSpec
>;

export type PersonId = keyof typeof register;

/** Everyone drawn for the site; all of them are invented. */
export const people: Record<PersonId, PortraitSpec> = register;
