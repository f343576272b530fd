import { careersFaces } from '@/content/careers';
import { certifications } from '@/content/certifications';
import { clients } from '@/content/clients';
import { skillGroups } from '@/content/dedicatedTeams';
import { adviser, executives } from '@/content/people';
import { programmeOrder } from '@/content/programmes';
import { serviceFacts } from '@/content/services';
import { teamCards } from '@/content/teams';
import { quoteOrder } from '@/content/testimonials';
import type { Check } from '../types';

interface Drawing {
  /** Relative to the repository. */
  readonly file: string;
  /** The file of `content/` that lists it, and the entry there. */
  readonly source: string;
  readonly entry: string;
}

/** The drawings that the facts name by id: logos, badges, maps of programmes and portraits. */
export const drawings: readonly Drawing[] = [
  ...clients.map(({ id }) => drawing('clients', id, 'content/clients.ts')),
  ...certifications.map(({ id, file }) => drawing('badges', file, 'content/certifications.ts', id)),
  ...programmeOrder.map((id) => drawing('programmes', id, 'content/programmes.ts')),
  ...portraits(
    'content/teams.ts',
    teamCards.flatMap(({ faces }) => faces),
  ),
  ...portraits('content/testimonials.ts', Object.values(quoteOrder).flat()),
  ...portraits('content/people.ts', [...executives.map(({ id }) => id), adviser]),
  ...portraits(
    'content/dedicatedTeams.ts',
    skillGroups.map(({ face }) => face),
  ),
  ...portraits('content/careers.ts', careersFaces),
  ...portraits(
    'content/services.ts',
    Object.values(serviceFacts).flatMap(({ shows }) => (typeof shows === 'string' ? [] : shows)),
  ),
];

/** Every drawing that the facts name was drawn. */
export const checkDrawings: Check = ({ imageFiles }) =>
  drawings
    .filter(({ file }) => !imageFiles.has(file))
    .map(
      ({ file, source, entry }) =>
        `${file}: is missing, though ${source} lists ${entry}; put the drawing there, or run "npm run art" if art/ draws it`,
    );

function drawing(folder: string, name: string, source: string, entry = name): Drawing {
  return { file: `public/images/${folder}/${name}.svg`, source, entry };
}

/** One per person, however often the facts name them. */
function portraits(source: string, ids: readonly string[]): Drawing[] {
  return [...new Set(ids)].map((id) => drawing('people', id, source));
}
