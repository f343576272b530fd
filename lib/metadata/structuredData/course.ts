import type { Course, CourseInstance, ItemList } from 'schema-dts';
import { curricula } from '@/content/curricula';
import { programmePlace } from '@/content/figures';
import { instructorOf } from '@/content/instructors';
import type { Locale } from '@/content/locales';
import {
  type Programme,
  type ProgrammeId,
  programmeHours,
  programmeOrder,
  programmes,
} from '@/content/programmes';
import { routeById } from '@/content/routes';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { absoluteUrl } from '../urls';
import { theCompany } from './organization';

/** @returns a programme and its next run, as its page shows them */
export function course(id: ProgrammeId, locale: Locale): Course {
  const { opening, panel } = readCatalogue(id, locale);
  return {
    '@type': 'Course',
    name: opening.title,
    description: opening.lead,
    url: absoluteUrl(routeById(id).path, locale),
    inLanguage: 'en',
    provider: theCompany,
    educationalCredentialAwarded: panel.certificate,
    hasCourseInstance: instance(programmes[id], weeksOf(id)),
  };
}

/** @returns the programmes in the order of the list */
export function courseList(locale: Locale): ItemList {
  const texts = readCatalogue('careerStart', locale).programmes;
  return {
    '@type': 'ItemList',
    itemListElement: programmeOrder.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: texts[id].title,
      description: texts[id].description,
      url: absoluteUrl(routeById(id).path, locale),
    })),
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const weeksOf = (id: ProgrammeId) => curricula[id].fields.reduce((sum, { weeks }) => sum + weeks, 0);

/** A run of the programme. "Blended" means both onsite and remote (schema.org, courseMode). */
function instance({ start, duration, instructor }: Programme, weeks: number): CourseInstance {
  return {
    '@type': 'CourseInstance',
    courseMode: 'blended',
    inLanguage: 'en',
    startDate: start,
    ...('until' in duration && { endDate: duration.until }),
    location: { '@type': 'Place', name: programmePlace },
    instructor: { '@type': 'Person', name: instructorOf(instructor)?.name },
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'Weekly',
      repeatCount: weeks,
      byDay: weekdays.map((day) => `https://schema.org/${day}` as const),
      startTime: programmeHours.from,
      endTime: programmeHours.to,
    },
  };
}
