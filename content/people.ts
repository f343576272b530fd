import type { CustomTypeOptions } from 'i18next';
import data from './people.json' with { type: 'json' };
import type { People } from './schemas/people';

/** Whose texts are in `people:people.<id>`: a name, a title and a description each. */
type PersonId = keyof CustomTypeOptions['resources']['people']['people'];

export type Executive = People['executives'][number] & { readonly id: PersonId };

/**
 * The four executives, in the order shown, with their offices as initials, from `content/people.json`;
 * photos: `public/images/people/<id>.svg`. The content check validates the file.
 */
export const executives = data.executives as readonly Executive[];

/** The one member of the advisory board. */
export const adviser = data.adviser as PersonId;
