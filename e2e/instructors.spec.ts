// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, factsOf, regionOf, regionsOf, textsOf, valuesOf } from './support/builtParts';

/**
 * Specification 15.1 and 15.2, as the files of `out/` say it. That the photos load
 * is in `pictures.spec.ts`, what else a browser is needed for in `instructors-layout.spec.ts`.
 */

const profiles = [
  { page: 1, name: 'Valdrin Gashi', id: 'valdrin', programme: 'software-system-engineer' },
  { page: 2, name: 'Teuta Krasniqi', id: 'teuta', programme: 'full-stack-software-engineer' },
  { page: 3, name: 'Agon Berisha', id: 'agon', programme: 'cyber-security-engineer' },
];

const languages = {
  en: {
    prefix: '',
    descriptions: 'Portrait',
    star: 'Guiding star',
    timeline: 'Career so far',
    photo: 'Portrait of',
  },
  de: {
    prefix: '/de',
    descriptions: 'Porträt',
    star: 'Leitstern',
    timeline: 'Berufliche Stationen',
    photo: 'Porträt von',
  },
};

for (const { prefix, descriptions, star, timeline, photo } of Object.values(languages)) {
  for (const profile of profiles) {
    const path = `${prefix}/instructor-details-${profile.page}`;

    test(`${path} shows a photo and a name`, () => {
      const page = builtPage(path);
      expect(textsOf(page, 'h1')).toEqual([profile.name]);
      const portrait = `main img[alt="${photo} ${profile.name}"]`;
      expect(valuesOf(page, portrait, 'src')).toEqual([`/images/people/${profile.id}.svg`]);
    });

    test(`${path} shows descriptions`, () => {
      const paragraphs = textsOf(regionOf(builtPage(path), descriptions), 'p');
      expect(paragraphs).toHaveLength(3);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/\S{3}/);
    });

    test(`${path} shows a guiding-star statement`, () => {
      const statement = textsOf(regionOf(builtPage(path), star), 'blockquote');
      expect(statement).toEqual([expect.stringMatching(/\S+ \S+/)]);
    });

    test(`${path} leads to the programme taught, from the facts and from the signpost`, () => {
      const taught = `${prefix}/careers/career-start-program/${profile.programme}`;
      const page = builtPage(path);
      expect(page.querySelectorAll(`main a[href="${taught}"]`)).toHaveLength(2);
      expect(valuesOf(page, 'main dl a', 'href')).toEqual([taught]);
      expect(valuesOf(regionOf(page, star), 'a', 'href')).toEqual([taught]);
    });
  }

  test(`${prefix}/instructor-details-1 has a job timeline with period, employer or role, and job type`, () => {
    const stations = regionOf(builtPage(`${prefix}/instructor-details-1`), timeline).querySelectorAll('li');
    expect(stations).toHaveLength(6);
    for (const station of stations) {
      const [period, employer, type, ...others] = Object.values(factsOf(station));
      expect(period).toMatch(/^\d{4}(–\S+)?$/);
      expect(employer).toMatch(/\S/);
      expect(type).toMatch(/^\S+( \S+)?$/);
      expect(others).toEqual([]);
    }
  });

  for (const number of [2, 3]) {
    test(`${prefix}/instructor-details-${number} has no timeline`, () => {
      const page = builtPage(`${prefix}/instructor-details-${number}`);
      expect(regionsOf(page, timeline)).toEqual([]);
      expect(page.querySelectorAll('main li')).toHaveLength(0);
    });
  }
}
