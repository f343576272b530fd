import { clients } from './people-clients';
import { company } from './people-company';
import { teams } from './people-teams';
import type { PortraitSpec } from './spec';

const register = { ...teams, ...clients, ...company } satisfies Record<string, PortraitSpec>;

export type PersonId = keyof typeof register;

/** Everyone drawn for the site; all of them are invented. */
export const people: Record<PersonId, PortraitSpec> = register;
