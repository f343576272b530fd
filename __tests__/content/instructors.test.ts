/** @jest-environment node */
import { instructors } from '@/content/instructors';
import { programmeTaughtBy } from '@/content/programmes';

const { valdrin, teuta, agon } = instructors;

test('the first, second and third profile are of those who teach systems, full stack and security (specification 12.7, 12.8 and 15.2)', () => {
  expect([valdrin.page, teuta.page, agon.page]).toEqual(['instructor1', 'instructor2', 'instructor3']);
  expect((['valdrin', 'teuta', 'agon'] as const).map(programmeTaughtBy)).toEqual([
    'programmeSystem',
    'programmeFullStack',
    'programmeSecurity',
  ]);
});

test('two instructors have no page, and only the first has a timeline', () => {
  expect(Object.values(instructors).filter((person) => !('page' in person))).toHaveLength(2);
  expect(Object.values(instructors).filter((person) => 'timeline' in person)).toEqual([valdrin]);
});
