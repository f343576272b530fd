/** @jest-environment node */
import { checkInstructors } from '@/scripts/content-check/checks/instructors';
import { site } from './site';

const FILE = 'content/instructors.ts';

test('an instructor with a name, a photo and a page, or none, passes', () => {
  const instructors = { mirjam: { name: 'Mirjam Huber', page: 'page1' }, reto: { name: 'Reto Frei' } };
  expect(checkInstructors(site({}, { instructors }))).toEqual([]);
});

test.each([
  [
    { mirjam: { name: 'Mirjam', page: 'instructor9' } },
    'mirjam.page: leads to instructor9, which is no route; correct it or remove it',
  ],
  [
    { nobody: { name: 'Nobody' } },
    'nobody.photo: public/images/people/nobody.svg is missing; run "npm run art"',
  ],
  [{ mirjam: { name: ' ' } }, 'mirjam.name: is missing; write it'],
  [{ mirjam: null }, 'mirjam.name: is missing; write it'],
])('%j is one sentence', (instructors, problem) => {
  expect(checkInstructors(site({}, { instructors }))).toEqual([`${FILE}: ${problem}`]);
});

test('facts that are no object', () => {
  expect(checkInstructors(site({}, { instructors: 'Mirjam' }))).toEqual([
    `${FILE}: instructors: must be given as object`,
  ]);
});
