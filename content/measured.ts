import type { CaseId } from './caseStudies';
import { figures } from './figures';

/** Measurements before and with each product. Each case study ends with the difference, in its own unit. */
export const measured: Readonly<Record<CaseId, { before: number; now: number }>> = {
  caseWedere: { before: figures.callsBefore, now: figures.callsNow },
  caseCaptire: { before: figures.minutesBefore, now: figures.minutesNow },
  caseSalesInfo: { before: figures.officeHoursBefore, now: figures.officeHoursNow },
  caseLea: { before: Number(figures.tripsBefore), now: Number(figures.tripsNow) },
};
