// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { instructorOf } from '@/content/instructors';
import { said } from '@/lib/i18n/filled';
import { stripSoftHyphens } from '@/lib/text';
import { builtPage, factsOf, regionOf, regionsOf, textsOf, valuesOf } from './support/builtParts';
import { pathOf } from './support/programmes';
import { languages } from './support/texts';

const profiles = [
  { id: 'valdrin', name: 'Valdrin Gashi', programme: 'software-system-engineer', jobs: 6 },
  { id: 'teuta', name: 'Teuta Krasniqi', programme: 'full-stack-software-engineer', jobs: 0 },
  { id: 'agon', name: 'Agon Berisha', programme: 'cyber-security-engineer', jobs: 0 },
] as const;

// Specification 15.1 and 15.2
for (const { locale, text, to } of languages)
  test(`profiles show photo, name, descriptions, statement and programme, the first one a timeline (${locale})`, () => {
    for (const [index, { id, name, programme, jobs }] of profiles.entries()) {
      const { profile } = instructorOf(id) ?? {};
      const words = (key: 'heading' | 'guidingStar') => stripSoftHyphens(said(profile?.[key], locale));
      const page = builtPage(to(`/instructor-details-${index + 1}`));
      expect(textsOf(page, 'h1')).toEqual([name]);
      const portrait = `main img[alt="${text('instructors:labels.photo', { name })}"]`;
      expect(valuesOf(page, portrait, 'src')).toEqual([`/images/people/${id}.svg`]);
      const descriptions = textsOf(regionOf(page, words('heading')), 'p');
      expect(descriptions).toEqual(Array(3).fill(expect.stringMatching(/\S{3}/)));
      const star = regionOf(page, text('instructors:labels.guidingStar'));
      expect(textsOf(star, 'blockquote')).toEqual([words('guidingStar')]);
      expect(valuesOf(page, 'main dl a', 'href')).toEqual([to(pathOf(programme))]);
      const [timeline] = regionsOf(page, text('instructors:timeline.title'));
      const stations = [...(timeline?.querySelectorAll('li') ?? [])];
      expect(stations.map((station) => Object.values(factsOf(station)))).toEqual(
        Array(jobs).fill([
          expect.stringMatching(/^\d{4}(–\S+)?$/),
          expect.stringMatching(/\S/),
          expect.stringMatching(/\S/),
        ]),
      );
    }
  });
