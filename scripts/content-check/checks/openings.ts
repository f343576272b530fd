import { isOpen } from '@/content/jobs';
import { takesApplications } from '@/content/programmes';
import { isRecord } from '@/lib/isRecord';
import type { Check, Content } from '../content';

const country = { zurich: 'switzerland', pristina: 'kosovo' } as const;
const [POSITIONS, JOBS] = ['content/positions.json', 'content/jobs.json'];

/** Positions link to open postings, where there are any, and each open posting has a position. */
export const checkOpenings: Check = ({ facts: { positions, jobs } }) => [
  ...positions.flatMap(({ page, location }, index) => {
    if (!page) return [];
    const { open, places } = jobs[page];
    return [
      ...(open
        ? []
        : [
            `${POSITIONS}: ${index}.page: leads to ${page}, which is closed in ${JOBS}; open it there, or remove the position`,
          ]),
      ...(places.some((place) => country[place] === location)
        ? []
        : [
            `${POSITIONS}: ${index}.location: is ${location}, but the places of ${page} in ${JOBS} are ${places.join(', ')}; correct one of them`,
          ]),
    ];
  }),
  ...Object.entries(jobs)
    .filter(([id, { open }]) => open && !positions.some(({ page }) => page === id))
    .map(
      ([id]) =>
        `${JOBS}: ${id}.open: is open, but no position leads to it; add one to ${POSITIONS}, or close it`,
    ),
];

/**
 * @param today a day such as `2023-10-21`
 * @returns the changes on that day, and the drafts, as hints: as errors they would stop the first build after a deadline
 */
export function datedHints({ facts, catalogues, drafts }: Content, today: string): readonly string[] {
  return [
    ...drafts.map((file) => `${file}: is a draft, so it goes online once "Draft" is switched off`),
    ...facts.positions.flatMap(({ page }, index) =>
      page && facts.jobs[page].open && !isOpen(facts.jobs[page], today)
        ? [
            `${POSITIONS}: ${index}.page: the deadline of ${page} has passed, so no page lists the position; remove it, or set a later deadline in ${JOBS}`,
          ]
        : [],
    ),
    ...Object.entries(facts.programmes)
      .filter(([, programme]) => programme.application === 'open' && !takesApplications(programme, today))
      .map(
        ([id]) =>
          `content/programmes.json: ${id}.application: the form is open, though the deadline has passed; set a later deadline, or hide the form`,
      ),
    ...Object.entries(facts.programmes)
      .filter(([, programme]) => takesApplications(programme, today) && programme.enrolled > 0)
      .map(
        ([id, { enrolled }]) =>
          `content/programmes.json: ${id}.enrolled: is ${enrolled} while applications are open; set it to 0 unless as many already take part in this run`,
      ),
    ...catalogues.flatMap(({ facts: own, where }) =>
      isRecord(own) && typeof own.date === 'string' && own.date > today
        ? [`${where('date')}: has a future date, so it goes online with the build of ${own.date}`]
        : [],
    ),
  ];
}
