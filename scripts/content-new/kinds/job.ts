import { jobSchema } from '@/content/schemas/job';
import { draft } from '../../content-check/checks/drafts';
import { addFacts, addWords, newFile, pascalCase } from '../edits';
import { pageChanges } from '../page';
import type { Given, Kind } from '../types';

/** A posting with a page of its own, closed until an editor opens it. */
export const job: Kind = {
  says: 'a posting with a page of its own, closed at first',
  facts: [
    { name: 'places', says: 'where the work is done: pristina, zurich or both as pristina,zurich' },
    { name: 'employment', says: 'permanent or internship', otherwise: 'permanent' },
    { name: 'months', says: 'how long an internship lasts, such as 4', otherwise: '' },
    { name: 'from', says: 'the workload in percent, at least', otherwise: '100' },
    { name: 'to', says: 'the workload in percent, at most', otherwise: '100' },
  ],
  schema: jobSchema,
  entry,
  changes: (id, given) => [
    addFacts('jobs', entry(id, given), routeOf(id)),
    ...addWords('jobs', ['postings', routeOf(id)], words),
    ...addWords('careers', ['positions', 'postings', routeOf(id)], (language) =>
      draft('the name of the position, for the list of earlier ones', language),
    ),
    ...pageChanges({ route: routeOf(id), path: `/${id}` }),
    newFile(
      `pages/${id}.tsx`,
      `import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/JobPosting';
export const getStaticProps = translated('${routeOf(id)}');
`,
    ),
    newFile(
      `pages/[locale]/${id}.tsx`,
      `import { otherLocales } from '@/lib/i18n/static';

export { default, getStaticProps } from '@/pages/${id}';
export const getStaticPaths = otherLocales();
`,
    ),
  ],
  next: (id) => [
    `"npm run dev" shows it at http://localhost:3000/${id}.`,
    `To open it, set "open" to true and "posted" in content/jobs.json, and add a position with "page": "${routeOf(id)}" to content/positions.json; "npm run edit" has forms.`,
  ],
};

const routeOf = (id: string) => `job${pascalCase(id)}`;

function entry(_id: string, { employment, months, from, to, places = '' }: Given) {
  return {
    open: false,
    employment,
    ...(months ? { months: Number(months) } : {}),
    workload: { from: Number(from), to: Number(to) },
    places: places.split(','),
  };
}

function words(language: string) {
  const write = (what: string) => draft(what, language);
  return {
    title: write('the name of the position'),
    lead: write('one or two sentences that say what the work is'),
    team: {
      title: write('the heading about the team'),
      text: write('who one works with'),
      hard: { title: write('what is hard about the work'), text: write('why, and what one does about it') },
    },
    tasks: [write('a task')],
    profile: { must: [write('something that is required')], plus: [write('something that helps')] },
    offer: [write('something that is offered')],
    process: [{ title: write('a step of the application'), text: write('what happens in it') }],
  };
}
