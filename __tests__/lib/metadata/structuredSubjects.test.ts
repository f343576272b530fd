import { articles } from '@/content/articles';
import { company } from '@/content/company';
import { profiled, profilePath } from '@/content/instructors';
import { jobs } from '@/content/jobs';
import { locales } from '@/content/locales';
import { articlePath } from '@/content/pages';
import { programmeOrder, programmes } from '@/content/programmes';
import { routeById } from '@/content/routes';
import type { Job } from '@/content/schemas/job';
import { shownArticle } from '@/lib/blog/articlePage';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { posting } from '@/lib/metadata/structuredData/jobPosting';
import { sharePictureUrl } from '@/lib/metadata/urls';
import { localizedPath } from '@/lib/routing/locale';
import { stripSoftHyphens } from '@/lib/text';
import {
  listed,
  ofType,
  textsOf,
  thingsOn,
  thingsOnArticle,
  thingsOnProfile,
} from '../../support/structuredData';

const opened = { open: true, posted: '2026-01-05' };

describe.each(locales)('in %s (specification 23.8 and 23.9)', (locale) => {
  describe('BlogPosting', () => {
    it.each(articles().map(({ id }, index) => [id, index] as const))('%s', (_, index) => {
      const found = articles()[index];
      const [post] = ofType(thingsOnArticle(index, locale), 'BlogPosting');
      if (!found) throw new Error('unreachable');
      const { words, url } = shownArticle(found, locale);
      expect(post).toMatchObject({
        headline: stripSoftHyphens(words.title),
        datePublished: found.date,
        url,
        image: sharePictureUrl(articlePath(found.slug), locale),
        author: { '@type': 'Organization', name: readCatalogue('blog', locale).teams[found.team] },
        publisher: { name: company.name },
      });
    });
  });

  describe('Course', () => {
    it('the list names every programme in its order, with the address of its page', () => {
      const [list] = ofType(thingsOn('careerStart', locale), 'ItemList');
      expect(textsOf(list, /^url$/)).toEqual(
        programmeOrder.map((id) => company.origin + localizedPath(routeById(id).path, locale)),
      );
    });

    it.each(programmeOrder)('%s: name, description, provider; when, how long, who teaches', (id) => {
      const { opening, panel } = readCatalogue(id, locale);
      const [course] = ofType(thingsOn(id, locale), 'Course');
      const { start, duration } = programmes[id];
      expect(course).toMatchObject({
        name: stripSoftHyphens(opening.title),
        description: stripSoftHyphens(opening.lead),
        provider: { '@type': 'Organization', name: company.name, url: company.origin },
        educationalCredentialAwarded: stripSoftHyphens(panel.certificate),
        hasCourseInstance: {
          courseMode: 'blended',
          startDate: start,
          ...('until' in duration && { endDate: duration.until }),
          courseSchedule: {
            repeatFrequency: 'Weekly',
            repeatCount: id === 'programmeSystem' ? 12 : 16,
            startTime: '09:00',
            endTime: '17:00',
          },
        },
      });
    });
  });

  describe('Person', () => {
    it('the three instructors on their pages, the four executives on "About us", none elsewhere', () => {
      const people = listed.map((id) => [id, ofType(thingsOn(id, locale), 'Person').length] as const);
      expect(people.filter(([, count]) => count > 0)).toEqual([['about', 4]]);
      const profiles = profiled.map((person) =>
        ofType(thingsOnProfile(profilePath(person), locale), 'Person'),
      );
      expect(profiles.map(({ length }) => length)).toEqual([1, 1, 1]);
      const teuta = profiles[1]?.[0];
      expect(teuta).toMatchObject({ name: 'Teuta Krasniqi', worksFor: { name: company.name } });
      expect(String(teuta?.jobTitle)).not.toBe('');
    });
  });

  describe('JobPosting, "emitted only while a posting is open (flag and deadline)"', () => {
    const open: Job = { ...jobs.jobMarketing, open: true, posted: '2023-09-21' };

    // Specification 20.9
    it('states days, company, address, form of employment and pay of an open one', () => {
      const { postings } = readCatalogue('jobs', locale);
      expect(posting('jobMarketing', open, locale)).toMatchObject({
        '@type': 'JobPosting',
        title: postings.jobMarketing.title,
        identifier: { name: company.name, value: 'digital-marketing' },
        datePosted: '2023-09-21',
        validThrough: '2023-10-21T23:59:59+02:00', // the deadline's day still counts (specification 20.5)
        employmentType: ['FULL_TIME'],
        hiringOrganization: { '@type': 'Organization', name: company.name },
        jobLocation: [
          {
            '@type': 'Place',
            address: {
              streetAddress: company.offices.pristina.street,
              postalCode: '10000',
              addressLocality: 'Pristina',
              addressCountry: 'XK',
            },
          },
        ],
        directApply: false,
        baseSalary: { currency: 'EUR', value: { minValue: 1300, maxValue: 1700, unitText: 'MONTH' } },
      });
    });

    it('a fixed pay is one amount; where the place is a choice, the text alone states the pay', () => {
      const intern = posting('jobMarketingIntern', { ...jobs.jobMarketingIntern, ...opened }, locale);
      expect(intern).toMatchObject({ baseSalary: { value: { value: 600 } } });
      const angular = posting('jobAngular', { ...jobs.jobAngular, ...opened }, locale);
      expect(angular).not.toHaveProperty('baseSalary');
      expect(angular).toHaveProperty('description', expect.stringMatching(/EUR\s1900 .*CHF\s7800 /));
    });

    it('its description is HTML that shows < and & as such', () => {
      const said = String(Object(posting('jobDotNet', { ...jobs.jobDotNet, ...opened }, locale)).description);
      expect(said.replace(/<\/?(?:p|ul|li|strong)>|&(?:amp|lt|gt);/g, '')).not.toMatch(/[<>&]/);
    });
  });
});
