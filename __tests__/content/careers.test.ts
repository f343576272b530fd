/** @jest-environment node */
import { checkCareers } from '@/scripts/content-check/checks/careers';
import { site } from './site';

const careers = 'public/locales/de/careers.json';
const careerStart = 'public/locales/de/careerStart.json';
const items = (count: number) => Array.from({ length: count }, () => ({ title: 'Title', text: 'Text' }));
const texts = (values: number, ...columns: readonly number[]) => ({
  values: { items: items(values) },
  benefits: { columns: columns.map((count) => ({ title: 'Title', items: items(count) })) },
});

test('four values and columns of 4, 7 and 6 benefits, or no such page yet (specification 11.6 and 12.9)', () => {
  expect(checkCareers(site({ [careers]: texts(4, 4, 7, 6) }))).toEqual([]);
  expect(checkCareers(site())).toEqual([]);
});

test.each([
  [texts(3, 4, 7, 6), 'values.items: the list has 3 of the 4 values specified; make it 4'],
  [texts(4, 4, 6, 6), 'benefits.columns.1.items: the list has 6 of the 7 benefits specified; make it 7'],
  [texts(4, 4, 7, 0), 'benefits.columns.2.items: the list has 0 of the 6 benefits specified; make it 6'],
  [texts(4, 4, 7, 6, 1), 'benefits.columns: the list has 4 of the 3 columns specified; make it 3'],
])('a wrong number', (words, problem) => {
  expect(checkCareers(site({ [careers]: words }))).toEqual([`${careers}: ${problem}`]);
});

test('the slogan has three lines', () => {
  expect(checkCareers(site({ [careerStart]: { slogan: ['One', 'two', 'three'] } }))).toEqual([]);
  expect(checkCareers(site({ [careerStart]: { slogan: ['One', 'two'] } }))).toEqual([
    `${careerStart}: slogan: the list has 2 of the 3 lines specified; make it 3`,
  ]);
});
