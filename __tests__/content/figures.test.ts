import { checkFacts } from '@/scripts/content-check/checks/facts';
import { facts } from '@/scripts/content-check/facts';
import { site } from './site';

// What the content check says about figures that several pages state, each mistake in one sentence.

test.each<[object, string]>([
  [{ staff: 53 }, 'staff: must be the sum of staffZurich and staffPristina'],
  [{ phoneFrom: 18 }, 'phoneTo: must be after phoneFrom'],
  [{ seatTo: 1 }, 'seatTo: must not be below seatFrom'],
  [{ dayTo: 1 }, 'dayTo: must not be below dayFrom'],
  [{ phoneTo: 25 }, 'phoneTo: must be an hour from 0 to 24'],
  [{ answerDays: 0 }, 'answerDays: must be at least 1'],
  [{ kilometres: 10_000 }, 'kilometres: must be below 10,000'],
  [{ callMinutes: '30' }, 'callMinutes: must be a whole number without quotes'],
  [{ tripCar: 11.4 }, 'tripCar: must be a text in quotes'],
  [{ tripCar: '11.4' }, 'tripCar: must be francs and centimes, such as "11.40"'],
  [{ tripsNow: 2.6 }, 'tripsNow: must be a text in quotes'],
  [{ tripsNow: '2' }, 'tripsNow: must be a number with one decimal, such as "2.6"'],
  [{ fewerCalls: 70 }, 'fewerCalls: must be the percentage by which callsNow is below callsBefore'],
  [{ moreTrips: 85 }, 'moreTrips: must be the percentage by which tripsNow is above tripsBefore'],
  [{ warningYear: 13 }, 'warningYear: must be a year'],
  [{ warningYear: '2013' }, 'warningYear: must be a year'],
  [{ priceDays: undefined }, 'priceDays: must be a whole number without quotes'],
  [{ cats: 2 }, 'cats: is unknown; correct its spelling or remove it'],
])('wrong figures are reported: %j (specification 29.2)', (changes, problem) => {
  expect(checkFacts(site({}, { facts: { figures: { ...facts.figures, ...changes } } }))).toEqual([
    `content/figures.json: ${problem}`,
  ]);
});
