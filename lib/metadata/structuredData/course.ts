import type { Course, CourseInstance, ItemList } from 'schema-dts';
import { company } from '@/content/company';
import { instructors } from '@/content/instructors';
import type { Locale } from '@/content/locales';
import {
  type Programme,
  type ProgrammeId,
  programmeHours,
  programmeOrder,
  programmes,
} from '@/content/programmes';
import { routeById } from '@/content/routes';
import { readMeta } from '@/lib/i18n/meta';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteAddress } from '../absoluteAddress';
import { organizationId, postalAddress } from './organization';

/** @returns a programme as its page shows it, with the one course that is listed */
export function course(id: ProgrammeId, locale: Locale): Course {
  const { opening, panel } = readCatalogue(id, locale);
  return {
    '@type': 'Course',
    name: opening.title,
    description: opening.lead,
    url: absoluteAddress(routeById(id).path, locale),
    inLanguage: 'en',
    provider: { '@id': organizationId },
    educationalCredentialAwarded: panel.certificate,
    hasCourseInstance: instance(programmes[id]),
  };
}

/** @returns the programmes in the order of the list */
export function courseList(locale: Locale): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: programmeOrder.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: readCatalogue(id, locale).opening.title,
      description: readMeta(id, locale).description,
      url: absoluteAddress(routeById(id).path, locale),
    })),
  };
}

/** Onsite and remote at once is «blended» (schema.org, courseMode). */
function instance({ start, duration, instructor }: Programme): CourseInstance {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  return {
    '@type': 'CourseInstance',
    courseMode: 'blended',
    inLanguage: 'en',
    startDate: start,
    ...('until' in duration && { endDate: duration.until }),
    location: { '@type': 'Place', address: postalAddress(company.offices.pristina) },
    instructor: { '@type': 'Person', name: instructors[instructor].name },
    courseSchedule: {
      '@type': 'Schedule',
      ...('months' in duration && { duration: `P${duration.months}M` }),
      byDay: weekdays.map((day) => `https://schema.org/${day}` as const),
      startTime: programmeHours.from,
      endTime: programmeHours.to,
      repeatFrequency: 'Daily',
      repeatCount: 5,
    },
  };
}
