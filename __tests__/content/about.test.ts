/** @jest-environment node */
import { checkAbout } from '@/scripts/content-check/checks/about';
import { site } from './site';

const file = 'public/locales/de/about.json';
const values = (count: number) => ({
  values: { items: Array.from({ length: count }, () => ({ title: 'Title', text: 'Text' })) },
});

test('four values, or no such page yet (specification 16.1)', () => {
  expect(checkAbout(site({ [file]: values(4) }))).toEqual([]);
  expect(checkAbout(site())).toEqual([]);
});

test.each([
  [3, values(3)],
  [0, {}],
])('%i values', (count, texts) => {
  expect(checkAbout(site({ [file]: texts }))).toEqual([
    `${file}: values.items: the list has ${count} of the 4 values specified; make it 4`,
  ]);
});
