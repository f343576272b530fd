import { z } from 'zod';

// Separate from `content/figures.ts` so that no browser bundle contains zod.
/** From 10,000 on, languages write numbers differently, and texts show them exactly as written here. */
const count = z
  .int('must be a whole number without quotes')
  .positive('must be at least 1')
  .max(9999, 'must be below 10,000');
const hour = z
  .int('must be an hour, as a whole number without quotes')
  .min(0, 'must be an hour from 0 to 24')
  .max(24, 'must be an hour from 0 to 24');
const year = z.int('must be a year').min(1900, 'must be a year').max(2100, 'must be a year');
const francs = z.string().regex(/^\d+\.\d\d$/, 'must be francs and centimes, such as "11.40"');
/** With a decimal point in German, too (docs/style.de.md). Invalid values are left out of further checks. */
const average = z
  .string()
  .regex(/^\d+\.\d$/, { error: 'must be a number with one decimal, such as "2.6"', abort: true });

export const figuresSchema = z
  .strictObject({
    staff: count.describe('How many people work here'),
    staffZurich: count.describe('How many of them in Zurich'),
    staffPristina: count.describe('And in Pristina'),
    kilometres: count.describe('From office to office, as the crow flies'),
    answerDays: count.describe('Working days until an enquiry is answered'),
    jobAnswerDays: count.describe('And an application for a posting'),
    openAnswerDays: count.describe('And an open application'),
    phoneFrom: hour.describe('The hour from which an engineer answers the phone on working days'),
    phoneTo: hour.describe('And until which'),
    callMinutes: count.describe('How long the first call with a client takes, in minutes'),
    weekHours: count.describe('How many hours we work in a week'),
    programmeHours: count.describe('And those in our programmes, breaks included'),
    programmePay: count.describe('What our programmes pay a month, gross, in euros'),
    programmeParticipants: count.describe('How many people have taken part in our programmes so far'),
    programmeHired: count.describe('And how many of them work here today'),
    warningYear: year.describe('The year of the warning that led to our founding'),
    breakInYear: year.describe('The year in which two of us got into a portal'),
    pupils: count.describe('Wedere: children of the first district'),
    minibuses: count.describe('Wedere: its buses'),
    callsBefore: count.describe('Wedere: calls to its office in four weeks, the year before'),
    callsNow: count.describe('Wedere: and in the same weeks of its first term'),
    fewerCalls: count
      .max(100, 'must be at most 100')
      .describe('Wedere: calls to its office fell by so many per cent'),
    tyreShops: count.describe('Captire: shops that have changed over'),
    minutesBefore: count.describe('Captire: what an appointment took on average, in minutes'),
    minutesNow: count.describe('Captire: and what it takes now'),
    recordsSince: year.describe('Captire: the year of the oldest records that a shop brought'),
    tripCar: francs.describe('Lea: what one trip costs by car, in francs'),
    tripBike: francs.describe('Lea: and by bike'),
    tripShuttle: francs.describe(
      'Lea: and by shuttle; «software-testing» states the price of four seats (15.20)',
    ),
    tripsNow: average.describe('Lea: trips a day per vehicle, on average'),
    tripsBefore: average.describe('Lea: and before, with three apps'),
    moreTrips: count.describe('Lea: they rose by so many per cent'),
    reserveSeconds: count.describe('Lea: half of all trips are reserved within so many seconds'),
    phoneModels: count.describe(
      'Lea: models of phones that it is tested on; the article «software-testing» calculates with it (2016, 168, 56)',
    ),
    officeHoursBefore: count.describe('Sales-Info: hours of office work a week for each representative'),
    officeHoursNow: count.describe('Sales-Info: and now'),
    stockMinutes: count.describe('Sales-Info: minutes for which stock is valid without a network'),
    priceDays: count.describe('Sales-Info: days for which prices are'),
    halviaSince: year.describe('Halvia: the year in which its team began'),
    halviaMeasures: count.describe('Halvia: measures of its risk management that its software carries out'),
    findingScore: average.describe(
      'Cyber security: the CVSS base score of the finding that the services page shows',
    ),
    findingFixed: count.describe('And the days from its report to its fix'),
    findingRetested: count.describe('And to its retest'),
    seatFrom: count.describe('Prices in francs: an engineer of a dedicated team for a month, at least'),
    seatTo: count.describe('And at most'),
    dayFrom: count.describe('The lowest rate for a day'),
    dayTo: count.describe('And the highest'),
    strategyFrom: count.describe('The lowest fixed price of a strategy'),
    testFrom: count.describe('And of a penetration test'),
    warrantyMonths: count.describe('Months for which defects are fixed free of charge'),
    insuredMillions: count.describe('Cover of the liability insurance for a year, in millions of francs'),
    deletedDays: count.describe('Days after the end of a contract until the client’s data is deleted'),
  })
  .refine(({ staff, staffZurich, staffPristina }) => staff === staffZurich + staffPristina, {
    path: ['staff'],
    message: 'must be the sum of staffZurich and staffPristina',
  })
  .refine(
    ({ callsBefore, callsNow, fewerCalls }) =>
      fewerCalls === Math.round(100 - (100 * callsNow) / callsBefore),
    { path: ['fewerCalls'], message: 'must be the percentage by which callsNow is below callsBefore' },
  )
  .refine(
    ({ tripsBefore, tripsNow, moreTrips }) =>
      moreTrips === Math.round((100 * Number(tripsNow)) / Number(tripsBefore) - 100),
    { path: ['moreTrips'], message: 'must be the percentage by which tripsNow is above tripsBefore' },
  )
  .refine(({ phoneFrom, phoneTo }) => phoneFrom < phoneTo, {
    path: ['phoneTo'],
    message: 'must be after phoneFrom',
  })
  .refine(({ seatFrom, seatTo }) => seatFrom <= seatTo, {
    path: ['seatTo'],
    message: 'must not be below seatFrom',
  })
  .refine(({ dayFrom, dayTo }) => dayFrom <= dayTo, {
    path: ['dayTo'],
    message: 'must not be below dayFrom',
  });

/** What `content/figures.json` holds. */
export type Figures = Readonly<z.infer<typeof figuresSchema>>;
