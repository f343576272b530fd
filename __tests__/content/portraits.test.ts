/** @jest-environment node */
import { adviser, executives } from '@/content/people';
import { quoteOrder } from '@/content/testimonials';
import { checkPortraits } from '@/scripts/content-check/checks/portraits';
import { site } from './site';

const about = { id: 'about', path: '/about', namespaces: [], built: true };
const portraits = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [`public/images/people/${id}.svg`, '']));

test('everyone was drawn, or the page is not built yet', () => {
  const everyone = [...executives.map(({ id }) => id), adviser, ...quoteOrder.about];
  expect(checkPortraits(site(portraits(everyone), { routes: [about] }))).toEqual([]);
  expect(checkPortraits(site({}, { routes: [{ ...about, built: false }] }))).toEqual([]);
});

test('an executive and the adviser without a portrait', () => {
  const drawn = portraits(['anja', 'ilir', 'noemi', ...quoteOrder.about]);
  expect(checkPortraits(site(drawn, { routes: [about] }))).toEqual([
    'content/people.ts: executives: there is no portrait of "blerim"; draw public/images/people/blerim.svg with "npm run art portraits" or name someone else',
    'content/people.ts: adviser: there is no portrait of "hansruedi"; draw public/images/people/hansruedi.svg with "npm run art portraits" or name someone else',
  ]);
});
