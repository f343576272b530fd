import { positionCategories, positionLocations } from '@/content/positions';
import { positionSchema } from '@/content/schemas/position';
import { draft } from '../../content-check/checks/drafts';
import { addFacts, addWords, camelCase } from '../edits';
import type { Given, Kind } from '../types';

/** An open position in the list of the careers page. */
export const position: Kind = {
  says: 'an open position in the list of the careers page',
  facts: [
    { name: 'location', says: `where it is: ${positionLocations.join(' or ')}` },
    { name: 'category', says: `what kind of work: ${positionCategories.join(', ')}` },
    {
      name: 'page',
      says: 'its job posting, such as jobAngular; without one it leads to an email',
      otherwise: '',
    },
  ],
  schema: positionSchema,
  entry,
  changes: (id, given) => [
    addFacts('positions', entry(id, given)),
    ...addWords('careers', ['positions', 'list', camelCase(id)], (language) => ({
      title: draft('the name of the position', language),
    })),
  ],
  next: () => ['"npm run dev" shows it at http://localhost:3000/careers.'],
};

function entry(id: string, { location, category, page }: Given) {
  return {
    id: camelCase(id),
    location,
    category,
    ...(page ? { page } : {}),
  };
}
