import { builtPage, factsOf, regionOf, regionsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { pathOf } from './support/programmes';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 15.1 and 15.2: the texts of the profiles. */

const profiles = [
  { page: 1, id: 'valdrin', name: 'Valdrin Gashi', programme: 'software-system-engineer' },
  { page: 2, id: 'teuta', name: 'Teuta Krasniqi', programme: 'full-stack-software-engineer' },
  { page: 3, id: 'agon', name: 'Agon Berisha', programme: 'cyber-security-engineer' },
] as const;

for (const { text, to } of languages) {
  for (const { page: number, id, name, programme } of profiles) {
    const path = to(`/instructor-details-${number}`);

    test(`${path}: a photo, a name, descriptions, a guiding-star statement, the programme taught`, () => {
      const page = builtPage(path);
      expect(textsOf(page, 'h1')).toEqual([name]);
      const portrait = `main img[alt="${text(`instructors:people.${id}.photo`)}"]`;
      expect(valuesOf(page, portrait, 'src')).toEqual([`/images/people/${id}.svg`]);
      const descriptions = textsOf(regionOf(page, text(`instructors:people.${id}.heading`)), 'p');
      expect(descriptions).toHaveLength(3);
      expect(descriptions.filter((description) => !/\S{3}/.test(description))).toEqual([]);
      const star = regionOf(page, text('instructors:labels.guidingStar'));
      expect(textsOf(star, 'blockquote')).toEqual([text(`instructors:people.${id}.guidingStar`)]);
      const taught = to(pathOf(programme));
      expect(valuesOf(page, 'main dl a', 'href')).toEqual([taught]);
      expect(valuesOf(star, 'a', 'href')).toEqual([
        taught,
        to('/careers/career-start-program'),
        to('/contact-us'),
      ]);
    });

    test(`${path}: ${number === 1 ? 'a' : 'no'} timeline of jobs`, () => {
      const [timeline] = regionsOf(builtPage(path), text('instructors:timeline.title'));
      const stations = [...(timeline?.querySelectorAll('li') ?? [])];
      expect(stations).toHaveLength(number === 1 ? 6 : 0);
      for (const station of stations) {
        const [period, role, type, ...others] = Object.values(factsOf(station));
        expect(period).toMatch(/^\d{4}(–\S+)?$/);
        expect([role, type]).toEqual(Array(2).fill(expect.stringMatching(/\S/)));
        expect(others).toEqual([]);
      }
    });
  }
}
