import { builtPage, factsOf, regionOf, regionsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { settled } from './support/opening';
import { pathOf } from './support/programmes';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 15.1 and 15.2: what the profiles say, and how the statement stands. */

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
      expect(valuesOf(star, 'a', 'href')).toEqual([taught]);
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

test('at every width the statement stands in the sky, above every mountain', async ({ page }) => {
  await page.goto('/de/instructor-details-1');
  await settled(page);
  const band = page.locator('main section:has(blockquote)');
  for (const width of [320, 390, 900, 1099, 1100, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const statement = await band.locator('figure').boundingBox();
    const picture = await band.locator('picture img').boundingBox();
    if (!statement || !picture) throw new Error('not shown');
    // The picture keeps its proportions and its upper edge; the highest peak is at 31 % of its height.
    const shownHeight = Math.max(picture.height, (picture.width * 9) / 16);
    const peak = picture.y + shownHeight * 0.31;
    expect.soft(statement.y + statement.height, `${width} px`).toBeLessThanOrEqual(peak);
  }
});
