import { expect, test } from './support/fixtures';

/** Specification 19.1, 19.2 and 19.3. */

const languages = [
  {
    locale: 'en',
    prefix: '',
    steps: ['Idea', 'Design and develop', 'Maintain and scale'],
    touch: 'Get in touch',
    study: 'View case study',
    diagram: /yellow route/,
  },
  {
    locale: 'de',
    prefix: '/de',
    steps: ['Idee', 'Gestalten und entwickeln', 'Betreiben und ausbauen'],
    touch: 'Kontakt aufnehmen',
    study: 'Fallstudie ansehen',
    diagram: /gelbe Route/,
  },
];

for (const { locale, prefix, steps, touch, study, diagram } of languages) {
  test.describe(`${prefix}/product-innovation`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${prefix}/product-innovation`);
    });

    test('three steps: idea; design and develop; maintain and scale', async ({ page }) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(steps);
    });

    test('a process diagram in the language of the page', async ({ page }) => {
      const image = page.getByRole('img', { name: diagram });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('src', `/images/process/process-${locale}.svg`);
      const width = image.evaluate((shown: HTMLImageElement) =>
        shown.decode().then(() => shown.naturalWidth),
      );
      expect(await width).toBeGreaterThan(0);
    });

    test('get in touch to /contact-us', async ({ page }) => {
      await page.getByRole('link', { name: touch }).click();
      await expect(page).toHaveURL(`${prefix}/contact-us`);
    });

    test('view case study to /our-work/wedere', async ({ page }) => {
      await page.getByRole('link', { name: study }).click();
      await expect(page).toHaveURL(`${prefix}/our-work/wedere`);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the diagram is tall, and dark where the page is', async ({ page }) => {
    await page.goto('/product-innovation');
    const image = page.getByRole('img', { name: /yellow route/ });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => new URL(shown.currentSrc).pathname))
      .toBe('/images/process/process-en-tall-night.svg');
    const box = await image.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(640 / 360, 1);
  });
});
