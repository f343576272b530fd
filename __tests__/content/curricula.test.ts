/** @jest-environment node */
import { weeksOf } from '@/content/curricula';
import { programmeOrder } from '@/content/programmes';

test('Curriculum length: 12 weeks for Software system engineer, 16 weeks for all others (specification 14.1)', () => {
  expect(programmeOrder.map((id) => weeksOf(id).length)).toEqual([16, 16, 16, 16, 12]);
});
