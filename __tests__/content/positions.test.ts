/** @jest-environment node */
import { positionCategories, positionLocations } from '@/content/positions';

test('Location is Switzerland or Kosovo; four categories (specification 11.7 and 11.9)', () => {
  expect(positionLocations).toEqual(['switzerland', 'kosovo']);
  expect(positionCategories).toEqual(['design', 'people', 'business', 'others']);
});
