import { innovationSteps } from '@/content/productInnovation';
import { builtPage, targetsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

// Specification 19.1, 19.3 and 19.5
for (const { text, to } of languages)
  test(`${to('/product-innovation')} shows three steps, six stations, two buttons and a drawing`, () => {
    const page = builtPage(to('/product-innovation'));
    expect(textsOf(page, 'main h3')).toEqual(
      innovationSteps.map(({ id }) => text(`productInnovation:steps.${id}.title`)),
    );
    expect(textsOf(page, 'main h4')).toEqual(
      innovationSteps.flatMap(({ stations }) =>
        stations.map((station) => text(`productInnovation:stations.${station}.name`)),
      ),
    );
    expect(targetsOf(page, text('productInnovation:touch'))).toEqual([to('/contact-us')]);
    expect(targetsOf(page, text('productInnovation:case'))).toEqual([to('/our-work/wedere')]);
    const diagram = `img[alt="${text('productInnovation:diagram')}"]`;
    expect(valuesOf(page, diagram, 'src')).toEqual(['/images/process/process-route.svg']);
  });

// Specification 19.2 and 19.5
test('the drawing shows at every width, tall on narrow viewports, with a version for the dark theme', async ({
  page,
}) => {
  for (const [width, colorScheme, file] of [
    [320, 'light', 'process-route-tall.svg'],
    [390, 'dark', 'process-route-tall-night.svg'],
    [600, 'light', 'process-route.svg'],
    [1440, 'dark', 'process-route-night.svg'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/de/product-innovation');
    const image = page.locator('main img[src*="/process/"]');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth && shown.currentSrc))
      .toMatch(new RegExp(`/${file}$`));
  }
});
