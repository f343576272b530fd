import type { CaseId } from './caseStudies';
import { figures } from './figures';

/** What was counted before each product and with it, of which its case study ends with the difference; in the case study's own unit. */
export const measured: Readonly<Record<CaseId, { before: number; now: number }>> = {
  caseWedere: { before: figures.callsBefore, now: figures.callsNow },
  caseCaptire: { before: figures.minutesBefore, now: figures.minutesNow },
  caseSalesInfo: { before: figures.officeHoursBefore, now: figures.officeHoursNow },
  caseLea: { before: Number(figures.tripsBefore), now: Number(figures.tripsNow) },
};
