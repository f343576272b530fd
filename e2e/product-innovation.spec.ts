import { builtPage, targetsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 19.1, 19.2 and 19.3: what the page about product innovation says, and its diagram. */

for (const { locale, text, to } of languages) {
  test(`${to('/product-innovation')}: three steps, two buttons, a diagram in the language of the page`, () => {
    const page = builtPage(to('/product-innovation'));
    expect(textsOf(page, 'main h3')).toEqual([
      text('productInnovation:steps.idea.title'),
      text('productInnovation:steps.develop.title'),
      text('productInnovation:steps.scale.title'),
    ]);
    expect(targetsOf(page, text('productInnovation:touch'))).toEqual([to('/contact-us')]);
    expect(targetsOf(page, text('productInnovation:case'))).toEqual([to('/our-work/wedere')]);
    const diagram = `img[alt="${text('productInnovation:diagram')}"]`;
    expect(valuesOf(page, diagram, 'src')).toEqual([`/images/process/process-${locale}.svg`]);
    expect(valuesOf(page, `div:has(> picture > ${diagram}) > div img[alt=""]`, 'src')).toEqual([
      '/images/process/process-route.svg',
    ]);
  });
}

test('on a phone the diagram is tall, and dark where the page is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/product-innovation');
  const image = page.locator('main img[src*="/process/"]').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\/images\/process\/process-en-tall-night\.svg$/);
  const box = await image.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(640 / 360, 1);
});
