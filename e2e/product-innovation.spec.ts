import { innovationSteps } from '@/content/productInnovation';
import { builtPage, targetsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 19.1, 19.2, 19.3, 19.4 and 19.5: what the page about product innovation says, and its drawing. */

for (const { text, to } of languages) {
  test(`${to('/product-innovation')}: three steps, six stations, two buttons, a drawing that has no words`, () => {
    const page = builtPage(to('/product-innovation'));
    expect(textsOf(page, 'main h3')).toEqual(
      innovationSteps.map(({ id }) => text(`productInnovation:steps.${id}.title`)),
    );
    expect(textsOf(page, 'main h4')).toEqual(
      innovationSteps.flatMap(({ stations }) =>
        stations.map((station) => text(`productInnovation:stations.${station}.name`)),
      ),
    );
    expect(page.querySelector('main section:has(h1) svg')).toBeNull();
    expect(targetsOf(page, text('productInnovation:touch'))).toEqual([to('/contact-us')]);
    expect(targetsOf(page, text('productInnovation:case'))).toEqual([to('/our-work/wedere')]);
    const diagram = `img[alt="${text('productInnovation:diagram')}"]`;
    expect(valuesOf(page, diagram, 'src')).toEqual(['/images/process/process-route.svg']);
  });
}

// Specification 19.2
for (const [width, colorScheme, file] of [
  [320, 'light', 'process-route-tall.svg'],
  [390, 'dark', 'process-route-tall-night.svg'],
  [599, 'light', 'process-route-tall.svg'],
  [600, 'light', 'process-route.svg'],
  [1440, 'dark', 'process-route-night.svg'],
] as const)
  test(`the drawing shows at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(width % 2 ? '/de/product-innovation' : '/product-innovation');
    const image = page.locator('main img[src*="/process/"]');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth && shown.currentSrc))
      .toMatch(new RegExp(`/${file}$`));
    const box = await image.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(width < 600 ? 440 / 390 : 384 / 1600, 1);
  });

test('the drawing stands on the columns of the steps, whose results begin on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await page.goto('/de/product-innovation');
  const image = page.locator('main img[src*="/process/"]');
  const topsOf = (part: string) =>
    page
      .locator(`li:has(> h3) > ${part}`)
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  const drawn = await image.boundingBox();
  const titles = await topsOf('h3');
  const results = await topsOf('p:last-child');
  expect([titles, results].map((tops) => [tops.length, new Set(tops).size])).toEqual([
    [3, 1],
    [3, 1],
  ]);
  expect(titles[0]).toBeLessThan(drawn?.y ?? 0);
  expect(results[0]).toBeGreaterThan((drawn?.y ?? 0) + (drawn?.height ?? 0));
});
