import { innovationSteps } from '@/content/productInnovation';
import { builtPage, targetsOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

/** Specification 19.1, 19.2, 19.3 and 19.4: what the page about product innovation says, and its drawing. */

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
    expect(textsOf(page, 'main section:has(h1) svg text')).toEqual(
      innovationSteps.map((_, index) => `${index + 1}`),
    );
    expect(targetsOf(page, text('productInnovation:touch'))).toEqual([to('/contact-us')]);
    expect(targetsOf(page, text('productInnovation:case'))).toEqual([to('/our-work/wedere')]);
    const diagram = `img[alt="${text('productInnovation:diagram')}"]`;
    expect(valuesOf(page, diagram, 'src')).toEqual(['/images/process/process.svg']);
    expect(valuesOf(page, `picture:has(> ${diagram}) + picture > img[alt=""]`, 'src')).toEqual([
      '/images/process/process-route.svg',
    ]);
  });
}

test('the drawing stands on the columns of the steps, whose results begin on one line; it is dark where the page is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de/product-innovation');
  const image = page.locator('main img[src*="/process/"]').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\/images\/process\/process-night\.svg$/);
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

test('on a phone there is no drawing: a route leads down the list, through every disc', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product-innovation');
  await expect(page.locator('main img[src*="/process/"]').first()).toBeHidden();
  const list = page.locator('ol:has(> li > h3)');
  const middles = await list.evaluate((element) =>
    [element, ...element.querySelectorAll('li > ol > li')].map((drawn) => {
      const { left, width } = getComputedStyle(drawn, '::before');
      const within = (Number.parseFloat(left) || 0) + Number.parseFloat(width) / 2;
      return drawn.getBoundingClientRect().left + within;
    }),
  );
  expect(middles).toHaveLength(7);
  for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, 1);
});
