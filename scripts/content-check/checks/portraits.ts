import { skillGroups } from '@/content/dedicatedTeams';
import { adviser, executives } from '@/content/people';
import type { RouteId } from '@/content/routes';
import { quoteOrder } from '@/content/testimonials';
import type { Check } from '../types';

interface Shown {
  /** The page that shows the portraits. */
  readonly on: RouteId;
  /** Where they are named. */
  readonly file: string;
  readonly field: string;
  readonly ids: readonly string[];
}

const shown: readonly Shown[] = [
  { on: 'about', file: 'content/people.ts', field: 'executives', ids: executives.map(({ id }) => id) },
  { on: 'about', file: 'content/people.ts', field: 'adviser', ids: [adviser] },
  {
    on: 'dedicatedTeams',
    file: 'content/dedicatedTeams.ts',
    field: 'skillGroups',
    ids: skillGroups.map(({ face }) => face),
  },
  { on: 'about', file: 'content/testimonials.ts', field: 'quoteOrder', ids: quoteOrder.about },
];

/** Everyone whom a built page shows was drawn. */
export const checkPortraits: Check = ({ routes, imageFiles }) =>
  shown
    .filter(({ on }) => routes.some(({ id, built }) => id === on && built))
    .flatMap(({ file, field, ids }) => ids.map((id) => ({ file, field, id })))
    .filter(({ id }) => !imageFiles.has(`public/images/people/${id}.svg`))
    .map(
      ({ file, field, id }) =>
        `${file}: ${field}: there is no portrait of "${id}"; draw public/images/people/${id}.svg with "npm run art portraits" or name someone else`,
    );
