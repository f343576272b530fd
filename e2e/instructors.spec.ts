import { expect, test } from './support/fixtures';

/** Specification, section 2 («Instructor profiles»). */

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
    test.describe(`${prefix}/instructor-details-${profile.page}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(`${prefix}/instructor-details-${profile.page}`);
      });

      test('shows a photo and a name', async ({ page }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.name);
        const portrait = page.getByRole('img', { name: `${photo} ${profile.name}` });
        await expect(portrait).toHaveAttribute('src', `/images/people/${profile.id}.svg`);
        const width = await portrait.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => image.naturalWidth),
        );
        expect(width).toBeGreaterThan(0);
      });

      test('shows descriptions', async ({ page }) => {
        const paragraphs = page
          .getByRole('region', { name: descriptions, exact: true })
          .getByRole('paragraph');
        await expect(paragraphs).toHaveCount(3);
        for (const paragraph of await paragraphs.all()) await expect(paragraph).toHaveText(/\S{3}/);
      });

      test('shows a guiding-star statement', async ({ page }) => {
        const statement = page.getByRole('region', { name: star }).getByRole('blockquote');
        await expect(statement).toBeVisible();
        await expect(statement).toHaveText(/\S+ \S+/);
      });

      test('leads to the programme taught, from the facts and from the signpost', async ({ page }) => {
        const path = `${prefix}/careers/career-start-program/${profile.programme}`;
        const links = page.getByRole('main').locator(`a[href="${path}"]`);
        await expect(links).toHaveCount(2);
        await links.first().click();
        await expect(page).toHaveURL(path);
      });
    });
  }

  test(`${prefix}/instructor-details-1 has a job timeline with period, employer or role, and job type`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/instructor-details-1`);
    const stations = page.getByRole('region', { name: timeline }).getByRole('listitem');
    await expect(stations).toHaveCount(6);
    for (const station of await stations.all()) {
      await expect(station.getByRole('term')).toHaveCount(3);
      const values = station.getByRole('definition');
      await expect(values.nth(0)).toHaveText(/^\d{4}(–\S+)?$/);
      await expect(values.nth(1)).not.toBeEmpty();
      await expect(values.nth(2)).toHaveText(/^\S+( \S+)?$/);
    }
  });

  for (const number of [2, 3]) {
    test(`${prefix}/instructor-details-${number} has no timeline`, async ({ page }) => {
      await page.goto(`${prefix}/instructor-details-${number}`);
      await expect(page.getByRole('region', { name: star })).toBeVisible();
      await expect(page.getByRole('region', { name: timeline })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    });
  }
}

for (const width of [320, 390, 900, 1099, 1100, 1440, 2560]) {
  test(`at ${width} px the statement stands in the sky, above every mountain`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/instructor-details-1');
    const band = page.getByRole('region', { name: 'Leitstern' });
    const words = await band.locator('figure').boundingBox();
    const picture = await band.locator('picture img').boundingBox();
    if (!words || !picture) throw new Error('not shown');
    // The picture keeps its proportions and its upper edge; the highest peak is at 31 % of its height.
    const shownHeight = Math.max(picture.height, (picture.width * 9) / 16);
    expect(words.y + words.height).toBeLessThanOrEqual(picture.y + shownHeight * 0.31);
  });
}
