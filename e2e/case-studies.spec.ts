import { expect, test } from './support/fixtures';

/** Specification, section 2 («Case studies») and section 9 (team sizes 12, 6, 12, 9). */

const caseStudies = [
  { slug: 'wedere', industry: /School transport/, people: 12, next: 'captire' },
  { slug: 'sales-info', industry: /Sales information/, people: 6, next: 'lea' },
  { slug: 'captire', industry: /Tyre trade, ERP/, people: 12, next: 'sales-info' },
  { slug: 'lea', industry: /Shared mobility, SaaS/, people: 9, next: 'wedere' },
];

for (const { slug, industry, people, next } of caseStudies) {
  test.describe(`/our-work/${slug}`, () => {
    test('has industry, team size, location and what was done', async ({ page }) => {
      await page.goto(`/our-work/${slug}`);
      await expect(page.getByRole('term')).toHaveText(['Industry', 'Team size', 'Location', 'What was done']);
      const facts = page.getByRole('definition');
      await expect(facts.nth(0)).toHaveText(industry);
      await expect(facts.nth(1)).toHaveText(`${people} people`);
      await expect(facts.nth(2)).toHaveText(/^\d in Zurich, \d in Pristina$/);
      await expect(facts.nth(3)).not.toBeEmpty();
    });

    test('in German too', async ({ page }) => {
      await page.goto(`/de/our-work/${slug}`);
      await expect(page.getByRole('term')).toHaveText(['Branche', 'Teamgrösse', 'Standort', 'Unsere Arbeit']);
      await expect(page.getByRole('definition').nth(1)).toHaveText(`${people} Personen`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('has pictures of the product, all of which load', async ({ page }) => {
      await page.goto(`/our-work/${slug}`);
      const pictures = page.getByRole('main').locator(`img[src*="${slug.replace('-info', '')}"]`);
      expect(await pictures.count()).toBeGreaterThanOrEqual(2);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute('alt', /\S/);
        const width = await picture.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => image.naturalWidth),
        );
        expect(width).toBeGreaterThan(0);
      }
    });

    test('a call to action to /contact-us', async ({ page }) => {
      await page.goto(`/our-work/${slug}`);
      await page.getByRole('region', { name: 'Where are you heading?' }).getByRole('link').click();
      await expect(page).toHaveURL('/contact-us');
    });

    test('leads on to the next case study and back to all of them', async ({ page }) => {
      await page.goto(`/de/our-work/${slug}`);
      await expect(page.getByRole('link', { name: 'Alle Fallstudien' })).toHaveAttribute(
        'href',
        '/de/our-work',
      );
      await page.getByRole('link', { name: /Fallstudie ansehen/ }).click();
      await expect(page).toHaveURL(`/de/our-work/${next}`);
    });
  });

  for (const prefix of ['', '/de']) {
    test.describe(`${prefix}/our-work/${slug}-old`, () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(`${prefix}/our-work/${slug}-old`);
      });

      test('is static English text, marked as English', async ({ page }) => {
        await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'de' : 'en');
        const article = page.getByRole('article');
        await expect(article).toHaveAttribute('lang', 'en');
        await expect(article.getByRole('term')).toHaveText(['Industry', 'Team size', 'Location']);
        await expect(article.getByRole('definition').nth(1)).toHaveText(String(people));
        await expect(article.getByRole('heading', { level: 2 })).toHaveText('What was done');
        await expect(article.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
          'href',
          `${prefix}/contact-us`,
        );
      });

      test('is canonical to the current page, which it links to and is linked from', async ({ page }) => {
        const current = `${prefix}/our-work/${slug}`;
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `https://www.firnwerk.example${current}`,
        );
        await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
        await page.getByRole('link', { name: /Read the current version|Zur heutigen Fassung/ }).click();
        await expect(page).toHaveURL(current);
        await page.getByRole('link', { name: /Earlier version|Frühere Fassung/ }).click();
        await expect(page).toHaveURL(`${current}-old`);
      });
    });
  }
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const { slug } of caseStudies) {
    test(`/de/our-work/${slug}: no heading is wider than its column`, async ({ page }) => {
      await page.goto(`/de/our-work/${slug}`);
      const wide = await page
        .getByRole('main')
        .locator('h1, h2:not(.visually-hidden), h3, dd, li > b')
        .evaluateAll((items) =>
          items.filter((item) => item.scrollWidth > item.clientWidth + 1).map((item) => item.textContent),
        );
      expect(wide).toEqual([]);
    });
  }
});
